CREATE TABLE "order_refunds" (
	"order_id" text NOT NULL,
	"seq" integer NOT NULL,
	"target" text NOT NULL,
	"payment_id" text,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"at" timestamp (3) with time zone NOT NULL,
	"task_due_at" timestamp (3) with time zone,
	"task_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_refunds_order_id_seq_pk" PRIMARY KEY("order_id","seq"),
	CONSTRAINT "order_refunds_status" CHECK ("order_refunds"."status" in ('pending', 'done', 'refused')),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" > 0),
	CONSTRAINT "order_refunds_target" CHECK ("order_refunds"."target" in ('online', 'wallet') and ("order_refunds"."target" = 'online') = ("order_refunds"."payment_id" is not null)),
	CONSTRAINT "order_refunds_task" CHECK (("order_refunds"."status" = 'pending') = ("order_refunds"."task_due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_online" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_wallet" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_ref_sandbox_payments_ref_fk" FOREIGN KEY ("ref") REFERENCES "public"."sandbox_payments"("ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_one_pending" ON "order_refunds" USING btree ("order_id") WHERE "order_refunds"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "order_refunds_tasks" ON "order_refunds" USING btree ("task_due_at") WHERE "order_refunds"."task_due_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_online" between 0 and "orders"."due" and "orders"."refunded_wallet" between 0 and "orders"."total");--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_reason" CHECK ("ledger_transfers"."reason" in ('package', 'staff', 'hold', 'capture', 'release', 'return', 'refund', 'forfeit'));