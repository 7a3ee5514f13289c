// The library of ready scripts. `find-starters.ts` searches it, and `to-draft.ts` turns a starter into a draft.

import type { Starter } from './types.ts'
import { aiAndPhoneStarters } from './ai-and-phones.ts'
import { ancientCivilizationStarters } from './ancient-civilizations.ts'
import { animalStarters } from './animals.ts'
import { artStarters } from './art.ts'
import { businessStarters } from './business.ts'
import { careersStarters } from './careers.ts'
import { cookingStarters } from './cooking.ts'
import { everydayScienceStarters } from './everyday-science.ts'
import { fitnessStarters } from './fitness.ts'
import { dinosaurStarters } from './dinosaurs.ts'
import { famousPeopleStarters } from './famous-people.ts'
import { famousRulerStarters } from './famous-rulers.ts'
import { foodStarters } from './food.ts'
import { habitsStarters } from './habits.ts'
import { historyStarters } from './history.ts'
import { homeStarters } from './home.ts'
import { humanBodyStarters } from './human-body.ts'
import { investingStarters } from './investing.ts'
import { languageStarters } from './language.ts'
import { learningStarters } from './learning.ts'
import { moneyStarters } from './money.ts'
import { motivationStarters } from './motivation.ts'
import { nutritionStarters } from './nutrition.ts'
import { oceanStarters } from './ocean.ts'
import { parentingStarters } from './parenting.ts'
import { productivityStarters } from './productivity.ts'
import { psychologyStarters } from './psychology.ts'
import { relationshipsStarters } from './relationships.ts'
import { sleepStarters } from './sleep.ts'
import { spaceStarters } from './space.ts'
import { startupsStarters } from './startups.ts'
import { stoicismStarters } from './stoicism.ts'
import { inventionStarters } from './inventions.ts'
import { lostPlaceStarters } from './lost-places.ts'
import { musicAndMovieStarters } from './music-and-movies.ts'
import { mysteryStarters } from './mysteries.ts'
import { mythologyStarters } from './mythology.ts'
import { naturalDisasterStarters } from './natural-disasters.ts'
import { petStarters } from './pets.ts'
import { physicsStarters } from './physics.ts'
import { placeStarters } from './places.ts'
import { plantStarters } from './plants.ts'
import { scaryFactStarters } from './scary-facts.ts'
import { sportStarters } from './sports.ts'
import { technologyStarters } from './technology.ts'
import { travelStarters } from './travel.ts'
import { warStarters } from './war.ts'
import { wildlifeStarters } from './wildlife.ts'
import { worldWarStarters } from './world-wars.ts'

export const starters: readonly Starter[] = [
  ...spaceStarters,
  ...animalStarters,
  ...oceanStarters,
  ...historyStarters,
  ...humanBodyStarters,
  ...psychologyStarters,
  ...moneyStarters,
  ...foodStarters,
  ...technologyStarters,
  ...travelStarters,
  ...languageStarters,
  ...everydayScienceStarters,
  ...productivityStarters,
  ...artStarters,
  ...sleepStarters,
  ...habitsStarters,
  ...stoicismStarters,
  ...motivationStarters,
  ...relationshipsStarters,
  ...careersStarters,
  ...fitnessStarters,
  ...nutritionStarters,
  ...cookingStarters,
  ...homeStarters,
  ...parentingStarters,
  ...investingStarters,
  ...businessStarters,
  ...learningStarters,
  ...startupsStarters,
  ...scaryFactStarters,
  ...mysteryStarters,
  ...lostPlaceStarters,
  ...mythologyStarters,
  ...ancientCivilizationStarters,
  ...famousPeopleStarters,
  ...famousRulerStarters,
  ...warStarters,
  ...worldWarStarters,
  ...inventionStarters,
  ...physicsStarters,
  ...plantStarters,
  ...naturalDisasterStarters,
  ...placeStarters,
  ...sportStarters,
  ...musicAndMovieStarters,
  ...aiAndPhoneStarters,
  ...dinosaurStarters,
  ...petStarters,
  ...wildlifeStarters,
]
