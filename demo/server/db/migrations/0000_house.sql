CREATE TABLE "business_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"content_hash" char(32) NOT NULL,
	"document" json NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "developer_inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "developer_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_id" text NOT NULL,
	"recipient" text NOT NULL,
	"code" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" char(32) PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"seq" integer NOT NULL,
	"status" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_seq_pk" PRIMARY KEY("order_id","seq"),
	CONSTRAINT "order_events_status" CHECK ("order_events"."status" in (0, 1, 2, 3, 4, 5, 9, 10))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" char(32) NOT NULL,
	"number" text NOT NULL,
	"status" smallint NOT NULL,
	"selling_type" text NOT NULL,
	"payment_type" smallint NOT NULL,
	"customer_name" text NOT NULL,
	"dial_code" text NOT NULL,
	"phone" text NOT NULL,
	"car" text,
	"comment" text NOT NULL,
	"notes" text NOT NULL,
	"coupon_code" text,
	"currency" char(3) NOT NULL,
	"currency_digits" smallint NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"due" bigint NOT NULL,
	"quote" json NOT NULL,
	"branch" json NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"promised_at" timestamp (3) with time zone,
	"scheduled_at" timestamp (3) with time zone,
	CONSTRAINT "orders_one_per_key" UNIQUE("reference_id","idempotency_key"),
	CONSTRAINT "orders_number" UNIQUE("reference_id","number"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in (0, 1, 2, 3, 4, 5, 9, 10)),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."total" >= 0 and "orders"."due" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"reference_id" text NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "visits_reference_id_day_pk" PRIMARY KEY("reference_id","day")
);
--> statement-breakpoint
ALTER TABLE "business_domains" ADD CONSTRAINT "business_domains_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_inbox" ADD CONSTRAINT "developer_inbox_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "developer_inbox_newest" ON "developer_inbox" USING btree ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_newest_of_business" ON "orders" USING btree ("reference_id","placed_at" DESC NULLS LAST);