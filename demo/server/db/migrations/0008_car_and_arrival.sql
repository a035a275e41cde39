-- Earlier versions stored a car as a single text.
ALTER TABLE "orders" ALTER COLUMN "car" SET DATA TYPE json USING CASE WHEN "car" IS NULL THEN NULL ELSE json_build_object('make', "car", 'color', '', 'plate', '') END;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrived_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_arrived" CHECK (("orders"."arrived_at" is null or "orders"."selling_type" = 'car_pickup') and ("orders"."arrived_note" is null or "orders"."arrived_at" is not null));