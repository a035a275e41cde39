CREATE TABLE "account_limits" (
	"key" char(43) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_sessions" (
	"token_hash" char(43) PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"dial_code" text NOT NULL,
	"phone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"language" text,
	"password_hash" text,
	"locations" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	CONSTRAINT "customers_one_per_phone" UNIQUE("reference_id","dial_code","phone")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"reference_id" text NOT NULL,
	"dial_code" text NOT NULL,
	"phone" text NOT NULL,
	"channel" text NOT NULL,
	"code_hash" char(43) NOT NULL,
	"salt" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"name" text,
	"email" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_reference_id_dial_code_phone_pk" PRIMARY KEY("reference_id","dial_code","phone"),
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries" between 0 and 5),
	CONSTRAINT "one_time_codes_channel" CHECK ("one_time_codes"."channel" in ('sms', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "phone_proofs" (
	"token_hash" char(43) PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"dial_code" text NOT NULL,
	"phone" text NOT NULL,
	"customer_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "developer_inbox" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgetting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pixel_events" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_limits_ending" ON "account_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "customer_sessions_of_customer" ON "customer_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_expiring" ON "customer_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiring" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_proofs_of_customer" ON "phone_proofs" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "phone_proofs_of_phone" ON "phone_proofs" USING btree ("reference_id","dial_code","phone");--> statement-breakpoint
CREATE INDEX "phone_proofs_expiring" ON "phone_proofs" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","placed_at" DESC NULLS LAST) WHERE "orders"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_phone" ON "orders" USING btree ("reference_id","dial_code","phone");--> statement-breakpoint
CREATE INDEX "orders_forgetting" ON "orders" USING btree ("id") WHERE "orders"."forgetting";--> statement-breakpoint
CREATE INDEX "pixel_events_of_order" ON "pixel_events" USING btree ("order_id") WHERE "pixel_events"."order_id" is not null;--> statement-breakpoint
-- The user of a redemption can be erased. Redemptions cannot be changed in any other way or deleted.
DROP TRIGGER coupon_redemptions_append_only ON "coupon_redemptions";
--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_stay
  BEFORE DELETE ON "coupon_redemptions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_append_only
  BEFORE UPDATE ON "coupon_redemptions"
  FOR EACH ROW
  WHEN (NEW."customer" <> '' OR (OLD."order_id", OLD."reference_id", OLD."code", OLD."redeemed_at")
    IS DISTINCT FROM (NEW."order_id", NEW."reference_id", NEW."code", NEW."redeemed_at"))
  EXECUTE FUNCTION refuse_change();
