CREATE TABLE "slot_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"selling_type" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seat" integer,
	"capacity" integer,
	"hold_id" text,
	"expires_at" timestamp (3) with time zone,
	"order_id" text,
	CONSTRAINT "slot_places_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "slot_places_seat" UNIQUE("branch_id","selling_type","starts_at","seat"),
	CONSTRAINT "slot_places_one_per_hold" UNIQUE("reference_id","hold_id"),
	CONSTRAINT "slot_places_seats" CHECK (coalesce("slot_places"."seat" between 1 and "slot_places"."capacity", "slot_places"."seat" is null and "slot_places"."capacity" is null)),
	CONSTRAINT "slot_places_of_somebody" CHECK (("slot_places"."order_id" is null) = ("slot_places"."hold_id" is not null) and ("slot_places"."hold_id" is null) = ("slot_places"."expires_at" is null))
);
--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scheduled_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepare_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_places_expiring" ON "slot_places" USING btree ("reference_id","expires_at") WHERE "slot_places"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_came_up" ON "orders" USING btree ((case when "status" in (2, 9, 10) then "placed_at" else coalesce("prepare_at", "placed_at") end) desc);--> statement-breakpoint
CREATE INDEX "orders_came_up_of_business" ON "orders" USING btree ("reference_id",(case when "status" in (2, 9, 10) then "placed_at" else coalesce("prepare_at", "placed_at") end) desc);--> statement-breakpoint
CREATE INDEX "orders_to_prepare" ON "orders" USING btree ("prepare_at") WHERE "orders"."status" = 10;--> statement-breakpoint
UPDATE "orders" SET "prepare_at" = "scheduled_at" WHERE "scheduled_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_scheduled" CHECK (("orders"."scheduled_at" is null) = ("orders"."prepare_at" is null));