CREATE TABLE "rushes" (
	"reference_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"selling_type" text NOT NULL,
	"extra_minutes" integer NOT NULL,
	"extra_until" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	CONSTRAINT "rushes_branch_id_selling_type_pk" PRIMARY KEY("branch_id","selling_type"),
	CONSTRAINT "rushes_minutes" CHECK ("rushes"."extra_minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rushes" ADD CONSTRAINT "rushes_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;