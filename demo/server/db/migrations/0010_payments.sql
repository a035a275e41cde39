CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"provider_ref" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"order_id" text,
	"package_id" text,
	"customer_id" text,
	"credit" bigint,
	"idempotency_key" text NOT NULL,
	"payment_type" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"currency_digits" smallint NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"url" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"return_url" text,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone,
	"errand_at" timestamp (3) with time zone,
	"errand_tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "payments_once_per_order_and_key" UNIQUE("order_id","idempotency_key"),
	CONSTRAINT "payments_once_per_customer_and_key" UNIQUE("customer_id","idempotency_key"),
	CONSTRAINT "payments_provider_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending', 'paid', 'declined', 'cancelled', 'expired', 'refunding', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_of_something" CHECK (("payments"."order_id" is null) = ("payments"."package_id" is not null and "payments"."credit" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"currency_digits" smallint NOT NULL,
	"payment_type" smallint NOT NULL,
	"shop" json NOT NULL,
	"title" text NOT NULL,
	"locale" text NOT NULL,
	"done_url" text NOT NULL,
	"status" text NOT NULL,
	"settles_at" timestamp (3) with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_once" UNIQUE("key"),
	CONSTRAINT "sandbox_payments_status" CHECK ("sandbox_payments"."status" in ('open', 'slow', 'paid', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "sandbox_payments_refunded" CHECK ("sandbox_payments"."refunded" between 0 and "sandbox_payments"."amount")
);
--> statement-breakpoint
ALTER TABLE "pixel_events" DROP CONSTRAINT "pixel_events_state";--> statement-breakpoint
DROP INDEX "orders_came_up";--> statement-breakpoint
DROP INDEX "orders_came_up_of_business";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_status" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cleared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "payment_events" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid_per_order" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending_per_order" ON "payments" USING btree ("order_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_errands" ON "payments" USING btree ("errand_at") WHERE "payments"."errand_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("expires_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_by") WHERE "orders"."pay_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_came_up" ON "orders" USING btree ((greatest("cleared_at", case when "status" in (2, 9, 10) then "placed_at" else coalesce("prepare_at", "placed_at") end)) desc);--> statement-breakpoint
CREATE INDEX "orders_came_up_of_business" ON "orders" USING btree ("reference_id",(greatest("cleared_at", case when "status" in (2, 9, 10) then "placed_at" else coalesce("prepare_at", "placed_at") end)) desc);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment" CHECK (("orders"."payment_id" is null) = ("orders"."payment_status" is null) and ("orders"."pay_by" is null or ("orders"."payment_status" is not null and "orders"."status" in (0, 10))));--> statement-breakpoint
ALTER TABLE "pixel_events" ADD CONSTRAINT "pixel_events_state" CHECK ("pixel_events"."state" in ('held', 'waiting', 'sent', 'dead'));--> statement-breakpoint
CREATE TRIGGER payment_events_append_only
  BEFORE UPDATE OR DELETE ON "payment_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
