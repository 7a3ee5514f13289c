CREATE TABLE "logged_errors" (
	"hour" timestamp with time zone NOT NULL,
	"area" text NOT NULL,
	"sentence" text NOT NULL,
	"count" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logged_errors_hour_area_sentence_pk" PRIMARY KEY("hour","area","sentence")
);
--> statement-breakpoint
CREATE INDEX "logged_errors_seen" ON "logged_errors" USING btree ("last_seen_at");
