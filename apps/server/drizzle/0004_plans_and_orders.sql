CREATE TABLE "vendor_text_counts" (
	"workspace_id" text NOT NULL,
	"unit" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vendor_text_counts_workspace_id_unit_starts_at_pk" PRIMARY KEY("workspace_id","unit","starts_at")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "ordered_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor_text_counts" ADD CONSTRAINT "vendor_text_counts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_text_counts_start" ON "vendor_text_counts" USING btree ("starts_at");