-- Deletes the codes in the old format. Codes are valid for only five minutes, so customers request new ones.
DELETE FROM "one_time_codes";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_tries";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_reference_id_dial_code_phone_pk";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "network" char(43) NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "own_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "other_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "one_time_codes_of_phone" ON "one_time_codes" USING btree ("reference_id","dial_code","phone","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."own_tries" between 0 and 5 and "one_time_codes"."other_tries" between 0 and 5);