ALTER TABLE "orders" ADD COLUMN "address" json;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" json;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered_somewhere" CHECK (("orders"."selling_type" = 'delivery') = ("orders"."address" is not null and "orders"."delivery" is not null));