ALTER TABLE "slot_places" ALTER COLUMN "capacity" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "slot_places" ADD COLUMN "dishes" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_places" ADD COLUMN "amount" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_places" ADD CONSTRAINT "slot_places_size" CHECK ("slot_places"."dishes" >= 1 and "slot_places"."amount" >= 1);--> statement-breakpoint
UPDATE "slot_places" SET "amount" = greatest(1, "orders"."subtotal"), "dishes" = greatest(1, (SELECT coalesce(sum(("line"->>'count')::integer), 1) FROM json_array_elements("orders"."quote"->'lines') AS "line")) FROM "orders" WHERE "orders"."id" = "slot_places"."order_id";
