ALTER TABLE "workspaces" DROP CONSTRAINT "workspaces_owner_user_id_unique";--> statement-breakpoint
ALTER TABLE "payment_customers" DROP CONSTRAINT "payment_customers_workspace_id_unique";--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "is_home" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "workspaces_one_home" ON "workspaces" USING btree ("owner_user_id") WHERE "workspaces"."is_home";--> statement-breakpoint
CREATE INDEX "workspaces_owner" ON "workspaces" USING btree ("owner_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_open" ON "payment_customers" USING btree ("workspace_id") WHERE "payment_customers"."closed_at" is null;