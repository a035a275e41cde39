ALTER TABLE "reservations" DROP CONSTRAINT "reservations_once";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_taken";--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "taken" SET DATA TYPE int8multirange USING int8multirange("taken");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_taken" CHECK ("reservations"."taken" && int8range("reservations"."reservable_no"::int8 << 32, ("reservations"."reservable_no"::int8 + 1) << 32));--> statement-breakpoint
-- Refuses two reservations of the same resource at overlapping times (decisions, section 6), including combined tables.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_once" EXCLUDE USING gist ("taken" WITH &&) WHERE ("status" IN (0, 1));
