CREATE TABLE "coupon_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"code" text NOT NULL,
	"customer" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift" json;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_of_coupon" ON "coupon_redemptions" USING btree ("reference_id","code","customer");--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_append_only
  BEFORE UPDATE OR DELETE ON "coupon_redemptions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO "coupon_redemptions" ("order_id", "reference_id", "code", "customer", "redeemed_at")
  SELECT "id", "reference_id", upper(trim("coupon_code")), "dial_code" || "phone", "placed_at"
  FROM "orders" WHERE "coupon_code" IS NOT NULL;
