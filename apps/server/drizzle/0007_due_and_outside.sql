CREATE TABLE "outside_operations" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"job_id" text NOT NULL,
	"status" text NOT NULL,
	"operation" jsonb,
	"message" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "wait_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "waits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outside_operations" ADD CONSTRAINT "outside_operations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outside_operations_key" ON "outside_operations" USING btree ("workspace_id","kind","key");--> statement-breakpoint
CREATE INDEX "outside_operations_subject" ON "outside_operations" USING btree ("workspace_id","kind","subject");--> statement-breakpoint
CREATE INDEX "outside_operations_job" ON "outside_operations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "outside_operations_due" ON "outside_operations" USING btree ("due_at") WHERE "outside_operations"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at") WHERE "jobs"."status" = 'queued' and "jobs"."due_at" is not null;