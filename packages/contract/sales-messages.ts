// Sentences about writing to whoever sells plans.

export const salesMessages = {
  heading: 'Contact Sales',
  about: 'Tell us about your channels and your team. You get an answer by email.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  messagePlaceholder: 'How many videos a month, and how many people?',
  nameMissing: 'Please enter your name.',
  emailInvalid: 'Please enter a valid email address.',
  messageMissing: 'Please write a message.',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Thank you! Your message was sent.',
  tooMany: 'Too many messages were sent today. Please try again tomorrow.',
  operatorOnly: 'Only the operator of this installation can read these messages.',
  mailSubject: (name: string) => `Vivify: ${name} asks about a plan`,
  mailText: ({ name, email, message }: { name: string; email: string; message: string }) =>
    `${name} <${email}> wrote:\n\n${message}\n`,
} as const
