CREATE TABLE "banner_reach" (
	"reference_id" text NOT NULL,
	"banner_id" text NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "banner_reach_reference_id_banner_id_day_pk" PRIMARY KEY("reference_id","banner_id","day")
);
--> statement-breakpoint
ALTER TABLE "banner_reach" ADD CONSTRAINT "banner_reach_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;