CREATE TABLE "vendor_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text,
	"account" text NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_keys" ADD CONSTRAINT "vendor_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_keys_once" ON "vendor_keys" USING btree (coalesce("workspace_id", ''),"account");