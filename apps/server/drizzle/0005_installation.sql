CREATE TABLE "installation" (
	"id" text PRIMARY KEY NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"secret_fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_is_only_unique" UNIQUE("is_only"),
	CONSTRAINT "installation_one_row" CHECK ("installation"."is_only")
);
