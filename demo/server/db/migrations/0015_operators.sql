CREATE TABLE "operator_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	"reference_id" text,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_links" (
	"token_hash" char(43) PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_links_purpose" CHECK ("operator_links"."purpose" in ('sign_in', 'set_password'))
);
--> statement-breakpoint
CREATE TABLE "operator_roles" (
	"operator_id" text NOT NULL,
	"reference_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "operator_roles_operator_id_reference_id_pk" PRIMARY KEY("operator_id","reference_id"),
	CONSTRAINT "operator_roles_role" CHECK ("operator_roles"."role" in ('owner', 'manager', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" char(43) PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"is_platform" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operators_one_per_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" char(43) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_roles" ADD CONSTRAINT "operator_roles_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_roles" ADD CONSTRAINT "operator_roles_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_audit_of_business" ON "operator_audit" USING btree ("reference_id","id");--> statement-breakpoint
CREATE INDEX "operator_audit_of_operator" ON "operator_audit" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_links_of_operator" ON "operator_links" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_links_expiring" ON "operator_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_roles_of_business" ON "operator_roles" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_of_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_created" ON "operator_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_ending" ON "sign_in_attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE TRIGGER operator_audit_append_only
  BEFORE UPDATE OR DELETE ON "operator_audit"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
