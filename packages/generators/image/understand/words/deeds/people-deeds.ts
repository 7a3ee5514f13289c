// Deeds that nothing but a person does: a phone that rings or falls stays a phone.

import type { PoseName } from '../../../figures/poses.ts'

const poses =
  /^(?:running|walking|reading|writing|typing|lifting|fighting|shouting|pushing|climbing|crying|dancing|waltzing|hugging|hand in hand|shaking hands|high five|arm wrestling|meditating|driving|cycling|kicking|throwing|thinking|eating|drinking|cheering|singing|playing guitar|playing piano|waving|cooking|working at a table|flexing|praying|boxing|pointing|carrying above|holding overhead|squatting|laughing|arms crossed|jumping|skipping rope|juggling|kneeling|sleeping|holding|dragging a load|pulling|pulling hard|walking away|walking to the viewer|running with raised arms|slumped|whispering|toasting|clapping|bowing|leaping off|lunging|pull-up)$/

/** Words that things are said to do, too. */
const ofThings =
  /^(?:running out|running low|holding|holds|cooking|working|works|ringing|jumping out|dancing flames|serving|sharing|delivering|offering|giving|gives|bringing|waiting|waits|stealing|steals|snatching|fleeing|escaping)$/

export function isOfPeople(pose: PoseName, words: readonly string[]): boolean {
  return (
    !words[0]!.startsWith('hang') &&
    (poses.test(pose) || words[0] === 'arguing') &&
    !ofThings.test(words.join(' '))
  )
}

/** Things that have arms and legs when they do what people do. */
export const bodies =
  /^(?:brain|red-heart|anatomical-heart|mantelpiece-clock|alarm-clock|wall-clock|mobile-phone|coin|dollar-banknote|money-bag|piggy-bank|light-bulb|battery|low-battery|pencil|open-book|closed-book|credit-card|house|tiny-house|pill|hamburger|pizza|doughnut|hot-beverage|wallet|calendar|tear-off-calendar|envelope|laptop|television|cigarette|wine-glass|beer-mug|bottle|stomach|lungs|tooth|egg|toast|avocado|broccoli|carrot|banana|red-apple|cookie|french-fries|gear|hourglass|hourglass-not-done|hourglass-done|bacon|magnet|key|lock|locked|target|chart-increasing|chart-decreasing|trophy|dumbbell|globe-showing-europe-africa|earth|sun|full-moon|star|cloud|battery-full|bar-chart|receipt|page-facing-up|green-salad|hot-dog|sandwich|taco|birthday-cake|cupcake|milk-carton|soda-can|dollar|bank|gold-bars|diamond|gem-stone|pill-bottle|toothbrush|sock|shoe|running-shoe|umbrella|backpack|luggage|crayon|ruler|straight-ruler|calculator|broken-heart)$/
