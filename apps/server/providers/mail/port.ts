// Sending mail. There is one way to do it, SMTP, which every mail service speaks.

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  text: string
}

export interface Mailer {
  /**
   * Hands one mail to the mail server. Throws ProviderError: `unauthorized` for a wrong password, `bad_request` for a
   * refused mail, `unreachable` or `timed_out` where there was no answer.
   */
  send(mail: Mail): Promise<void>
}
