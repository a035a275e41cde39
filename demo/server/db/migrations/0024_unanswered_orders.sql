ALTER TABLE "orders" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_answer" ON "orders" USING btree ("answer_by") WHERE "orders"."status" = 0 and "orders"."answer_by" is not null;