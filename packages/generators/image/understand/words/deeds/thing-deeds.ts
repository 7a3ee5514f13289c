// Words for what one thing does to another: it comes out of it, hangs from it, attacks it or has it on strings.

/** Relation, then the words for it. */
export const deedRows = [
  [
    'emerging',
    'hatching from, hatches from, hatching out of, reaching through, crawling out of, climbing out of, walking out of, stepping out of, crawling from, walking from, out of, coming out of, emerging from, growing out of, popping out of, rising out of, bursting out of, peeking out of, sticking out of, poking out of, pouring out of, spilling out of, flying out of, shooting out of, pouring from, spilling from, rising from, growing from, sprouting from, bursting from, overflowing from, breaking through, crashing through, bursting through, smashing through, jumping through',
  ],
  ['hanging', 'hanging from, hangs from, dangling from, suspended from, hanging on, hanging off, hung on'],
  [
    'attacking',
    'attacking, attacks, biting, bites, pouncing on, devouring, crushing, grabbing onto, punching, kicking',
  ],
  ['controlling', 'controlling, controls, control, manipulating, manipulates, pulling the strings of'],
  ['holding', 'fighting over, fight over, arguing over, squabbling over, competing for'],
  ['fleeing', 'chased by, being chased by, pursued by'],
  ['followed by', 'followed by, trailed by'],
] as const
