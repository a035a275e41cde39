-- Allows a hash of the phone to replace the user of a redemption, so that the coupon stays used after an account is deleted.
DROP TRIGGER coupon_redemptions_append_only ON "coupon_redemptions";
--> statement-breakpoint
CREATE TRIGGER coupon_redemptions_append_only
  BEFORE UPDATE ON "coupon_redemptions"
  FOR EACH ROW
  WHEN (NEW."customer" NOT LIKE 'forgotten:%' OR (OLD."order_id", OLD."reference_id", OLD."code", OLD."redeemed_at")
    IS DISTINCT FROM (NEW."order_id", NEW."reference_id", NEW."code", NEW."redeemed_at"))
  EXECUTE FUNCTION refuse_change();
