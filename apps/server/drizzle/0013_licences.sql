CREATE TABLE "credit_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspaces" integer NOT NULL,
	"wrong" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_tries" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"last_four" text NOT NULL,
	"batch" text NOT NULL,
	"plan" text NOT NULL,
	"credits" integer NOT NULL,
	"seats" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"taken_back_credits" integer DEFAULT 0 NOT NULL,
	"position" bigserial NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licences_hash_unique" UNIQUE("hash"),
	CONSTRAINT "licences_position_unique" UNIQUE("position"),
	CONSTRAINT "licences_redeemed_by_someone" CHECK (("licences"."redeemed_by" is null) = ("licences"."redeemed_at" is null)),
	CONSTRAINT "licences_amounts" CHECK ("licences"."credits" >= 0 and "licences"."seats" >= 1)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "position" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "licence_plan" text;--> statement-breakpoint
ALTER TABLE "licence_tries" ADD CONSTRAINT "licence_tries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_redeemed_by_workspaces_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."workspaces"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_proofs_created" ON "credit_proofs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "licence_tries_workspace" ON "licence_tries" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "licences_batch" ON "licences" USING btree ("batch","position");--> statement-breakpoint
CREATE INDEX "licences_redeemed" ON "licences" USING btree ("redeemed_by","redeemed_at");--> statement-breakpoint
CREATE INDEX "ledger_position" ON "ledger_entries" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_adjusted_once" ON "ledger_entries" USING btree ("workspace_id","reference") WHERE "ledger_entries"."kind" = 'adjust';