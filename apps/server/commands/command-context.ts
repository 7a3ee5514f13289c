export interface CommandContext {
  environment: Readonly<Record<string, string | undefined>>
  stdout: NodeJS.WritableStream
  stderr: NodeJS.WritableStream & { isTTY?: boolean }
}
