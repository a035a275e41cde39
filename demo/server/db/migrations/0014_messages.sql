ALTER TABLE "developer_inbox" ALTER COLUMN "code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "developer_inbox" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "developer_inbox" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "developer_inbox" ADD CONSTRAINT "developer_inbox_kind" CHECK (("developer_inbox"."code" is null) = ("developer_inbox"."expires_at" is null) and ("developer_inbox"."code" is null) <> ("developer_inbox"."text" is null));