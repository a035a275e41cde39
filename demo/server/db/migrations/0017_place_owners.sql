ALTER TABLE "reservations" ADD COLUMN "owner_device" char(43);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "owner_phone" char(43);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "owner_network" char(43);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "owner_verified" boolean;--> statement-breakpoint
ALTER TABLE "slot_places" ADD COLUMN "owner_device" char(43);--> statement-breakpoint
ALTER TABLE "slot_places" ADD COLUMN "owner_phone" char(43);--> statement-breakpoint
ALTER TABLE "slot_places" ADD COLUMN "owner_network" char(43);--> statement-breakpoint
ALTER TABLE "slot_places" ADD COLUMN "owner_verified" boolean;--> statement-breakpoint
CREATE INDEX "reservations_owned" ON "reservations" USING btree ("reference_id","ends_at") WHERE "reservations"."owner_verified" is not null;--> statement-breakpoint
CREATE INDEX "slot_places_owned" ON "slot_places" USING btree ("reference_id","ends_at") WHERE "slot_places"."owner_verified" is not null;