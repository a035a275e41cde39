CREATE TABLE "reservables" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservables_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "reservables_name" UNIQUE("reference_id","name")
);
--> statement-breakpoint
CREATE TABLE "reservation_events" (
	"reservation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"status" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"guests" smallint NOT NULL,
	"reservable_no" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reservation_events_reservation_id_seq_pk" PRIMARY KEY("reservation_id","seq"),
	CONSTRAINT "reservation_events_status" CHECK ("reservation_events"."status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"reference_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"customer_id" text,
	"forgetting" boolean DEFAULT false NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" char(32) NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"reservable_no" integer NOT NULL,
	"taken" "int8range" NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"guests" smallint NOT NULL,
	"status" smallint NOT NULL,
	"ended_by" text,
	"customer_name" text NOT NULL,
	"dial_code" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"note" text NOT NULL,
	"answers" json NOT NULL,
	"what" json NOT NULL,
	"order_id" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "reservations_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "reservations_one_per_key" UNIQUE("reference_id","idempotency_key"),
	CONSTRAINT "reservations_number" UNIQUE("reference_id","number"),
	CONSTRAINT "reservations_kind" CHECK ("reservations"."kind" in ('table', 'service')),
	CONSTRAINT "reservations_status" CHECK ("reservations"."status" in (0, 1, 2, 3)),
	CONSTRAINT "reservations_ended" CHECK (("reservations"."status" = 2) = ("reservations"."ended_by" is not null) and coalesce("reservations"."ended_by" in ('customer', 'business'), true)),
	CONSTRAINT "reservations_span" CHECK ("reservations"."starts_at" < "reservations"."ends_at" and "reservations"."guests" > 0),
	CONSTRAINT "reservations_taken" CHECK (not isempty("reservations"."taken") and lower("reservations"."taken") >> 32 = "reservations"."reservable_no")
);
--> statement-breakpoint
ALTER TABLE "reservables" ADD CONSTRAINT "reservables_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_reservable" FOREIGN KEY ("reservable_no") REFERENCES "public"."reservables"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_of_day" ON "reservations" USING btree ("reference_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_of_customer" ON "reservations" USING btree ("customer_id","starts_at" DESC NULLS LAST) WHERE "reservations"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "reservations_forgetting" ON "reservations" USING btree ("id") WHERE "reservations"."forgetting";--> statement-breakpoint
CREATE INDEX "reservations_to_remind" ON "reservations" USING btree ("remind_at") WHERE "reservations"."remind_at" is not null and "reservations"."reminded_at" is null and "reservations"."status" in (0, 1);--> statement-breakpoint
-- Refuses two reservations of the same table, staff member or service at overlapping times (decisions, section 6).
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_once" EXCLUDE USING gist ("taken" WITH &&) WHERE ("status" IN (0, 1));--> statement-breakpoint
CREATE TRIGGER reservation_events_append_only
  BEFORE UPDATE OR DELETE ON "reservation_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
