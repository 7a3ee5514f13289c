// Nouns for people, by lemma.

export const female =
  /^(?:woman|girl|lady|mother|mom|mum|aunt|sister|daughter|wife|grandmother|grandma|queen|stewardess|actress|widow|princess|nun|mrs|ms)$/
export const male =
  /^(?:man|boy|guy|gentleman|father|dad|uncle|brother|son|husband|grandfather|grandpa|king|prince|monk|mr)$/
/** Nouns for people of either sex. */
export const anybody =
  /^(?:child|kid|friend|teacher|doctor|nurse|student|artist|engineer|chemist|pharmacist|scientist|researcher|president|soldier|captain|driver|farmer|baker|keeper|owner|boss|neighbor|neighbour|journalist|professor|writer|author|painter|inventor|singer|player|coach|runner|athlete|patient|customer|client|colleague|manager|sailor|pilot|lawyer|judge|clerk|cook|chef|carpenter|physicist|astronomer|explorer|general|priest|reporter|architect|composer|designer|founder|salesman|thief|spy|goalkeeper|fisherman|teenager|baby|cousin|partner|landlord|waiter|tailor|mechanic|vet|guard|officer|baron|duke|count|knight|emperor|official|monk|barber|butcher|carpenter|plumber|trucker|sculptor|dentist|surgeon|detective|hunter|fisher|rider|swimmer|climber)$/

/** True for the lemma of a noun for a person. */
export function isPersonNoun(lemma: string): boolean {
  return female.test(lemma) || male.test(lemma) || anybody.test(lemma)
}
