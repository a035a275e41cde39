CREATE TABLE "pixel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pixel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_id" text NOT NULL,
	"type" smallint NOT NULL,
	"pixel_id" text NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"visitor" char(32) NOT NULL,
	"payload" json,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	"problem" text,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "pixel_events_once" UNIQUE("reference_id","type","pixel_id","event_id"),
	CONSTRAINT "pixel_events_type" CHECK ("pixel_events"."type" in (5, 6, 7)),
	CONSTRAINT "pixel_events_state" CHECK ("pixel_events"."state" in ('waiting', 'sent', 'dead'))
);
--> statement-breakpoint
ALTER TABLE "pixel_events" ADD CONSTRAINT "pixel_events_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pixel_events_due" ON "pixel_events" USING btree ("due_at") WHERE "pixel_events"."state" = 'waiting';