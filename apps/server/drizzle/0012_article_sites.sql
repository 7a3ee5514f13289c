CREATE TABLE "article_publications" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"article_id" text NOT NULL,
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"job_id" text,
	"journal" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"link" text,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uploads" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_sites" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"user" text DEFAULT '' NOT NULL,
	"secret" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "article_publications" ADD CONSTRAINT "article_publications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_publications" ADD CONSTRAINT "article_publications_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_publications" ADD CONSTRAINT "article_publications_site_id_article_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."article_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_sites" ADD CONSTRAINT "article_sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_publications_once" ON "article_publications" USING btree ("article_id","site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_sites_once" ON "article_sites" USING btree ("workspace_id","kind","address","user");