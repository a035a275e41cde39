DROP INDEX "feedback_of_sender";--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "sender";