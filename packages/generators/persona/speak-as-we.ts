/** "I" and what belongs to it, and the same for several speakers. Longer forms come first. */
const forms: readonly [RegExp, string][] = [
  [/an AI persona/g, 'AI personas'],
  [/(?:^|(?<=[.!?”]\s|\n))I’m\b/g, 'We’re'],
  [/\bI’m\b/g, 'we’re'],
  [/(?:^|(?<=[.!?”]\s|\n))I’(?=ll|d|ve)/g, 'We’'],
  [/\bI’(?=ll|d|ve)/g, 'we’'],
  [/(?:^|(?<=[.!?”]\s|\n))I was\b/g, 'We were'],
  [/\bI was\b/g, 'we were'],
  [/(?:^|(?<=[.!?”]\s|\n))I\b(?!’)/g, 'We'],
  [/\bI\b(?!’)/g, 'we'],
  [/\bMy\b/g, 'Our'],
  [/\bmy\b/g, 'our'],
  [/\bme\b/g, 'us'],
]

/** Turns one of our own texts from "I" to "we". */
export function speakAsWe(text: string): string {
  return forms.reduce((changed, [form, other]) => changed.replace(form, other), text)
}
