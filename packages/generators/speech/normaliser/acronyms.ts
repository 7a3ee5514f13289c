import { addSuffix } from './abbreviations.ts'
import { spellLetters } from './letters.ts'
import type { Reader } from './token.ts'

/** Acronyms that are spoken as a word, with the spelling that the voice reads correctly. */
const saidAsWords: Readonly<Record<string, string>> = {
  NASA: 'nasa',
  NATO: 'nato',
  COVID: 'covid',
  ASAP: 'ay sap',
  YOLO: 'yolo',
  FOMO: 'fomo',
  GIF: 'gif',
  JPEG: 'jay peg',
  MPEG: 'em peg',
  PIN: 'pin',
  RAM: 'ram',
  ROM: 'rom',
  SIM: 'sim',
  SWAT: 'swat',
  LASER: 'laser',
  RADAR: 'radar',
  LIDAR: 'lie dar',
  SCUBA: 'scuba',
  OPEC: 'oh peck',
  UNESCO: 'unesco',
  UNICEF: 'unicef',
  FIFA: 'feefa',
  IKEA: 'ikea',
  LEGO: 'lego',
  AIDS: 'aids',
  STEM: 'stem',
  SARS: 'sars',
  POTUS: 'poetus',
  FEMA: 'feema',
  OSHA: 'oh sha',
  TED: 'ted',
  HIIT: 'hit',
  BIOS: 'bye oss',
  CAPTCHA: 'captcha',
  NASDAQ: 'nasdaq',
  SQL: 'sequel',
  OLED: 'oh led',
  LED: 'ell ee dee',
  GUI: 'gooey',
  SAAS: 'sass',
  CRISPR: 'crisper',
  NAFTA: 'nafta',
  ROFL: 'roffle',
  WASP: 'wasp',
  ROI: 'are oh eye',
  IMAX: 'eye max',
  NSFW: 'en ess eff double you',
}

/** Always spelled out, even in a sentence of capitals; several look like words. */
const alwaysSpelled: ReadonlySet<string> = new Set(
  (
    'AI API ATM BMI CBD CD CEO CFO CIA CMO COO CPU CRM CSS CTO CTR CV DIY DJ DM DMS DNA DVD EU EV EVS FAQ FBI FDA GDP ' +
    'GPA GPS GPT GPU HBO HDMI HIV HQ HR HTML HTTP IBM IPO IQ IRA IRS IT JS KPI LA LGBT LLC LLM MBA MIT ML MLB MMA MRI ' +
    'MVP NBA NFL NFT NHL NY NYC OCD PC PDF PHD PHP PR PTSD RNA SEO SMS SSD SUV TV UAE UFC UFO UI UK UN URL USA USB UX ' +
    'VIP VPN VR AR XR XL ADHD ASMR BBC CNN ESPN NPC OG POV PS RPG TBH UGC EUR USD GBP'
  ).split(' '),
)

/** Everyday words of two to five letters that people write in capitals to stress them. */
const stressedWords: ReadonlySet<string> = new Set(
  (
    'A I AM AN AS AT BE BY DO GO HE IF IN IS ME MY NO OF ON OR SO TO UP WE OH HI OK AND ANY ARE BAD BIG BUT BUY CAN ' +
    'DAY DID DIE DO EAT END FAR FEW FIX FOR FUN GET GOD GOT GUY HAD HAS HER HEY HIM HIS HIT HOT HOW ITS JOB KEY LET ' +
    'LOT LOW MAN MAY MEN MOM NEW NOR NOT NOW OFF OLD ONE OUR OUT OWN PAY PER PUT RED RUN SAD SAY SEE SET SHE SIX ' +
    'SIT TEN THE TOO TOP TRY TWO USE WAR WAS WAY WHO WHY WIN WOW YES YET YOU ALL ADD AGO AGE AIR ART ASK BAN BET BOX ' +
    'BOY CAR CAT CUT DAD DOG DRY EGG EYE FAT FEE FLY GAS GYM HUGE ICE ILL JOY KID LAW LIE MAD MAP MIX MUD NET NUT ' +
    'OIL PET POP RAW RIP SEX SKY SON SUN TAX TEA TIP VIA WET ZERO LIVE SALE WARNING DONT DOES JUST LIKE LOVE MAKE ' +
    'MORE MOST MUCH MUST NEVER EVER OVER REAL REALLY STOP THIS THAT THEN THEM THEY VERY WAIT WANT WHAT WHEN WHERE ' +
    'WITH WORK YOUR FREE FULL GOOD BEST BEFORE AFTER ALWAYS BACK COME DOWN EASY EVEN EVERY FACT FAST FIND FIRST GIVE ' +
    'HERE HOME INTO KEEP KNOW LAST LESS LOOK LOSE MONEY NEED NEXT NICE ONLY OPEN PART PLAN READ SAME SAVE SECRET ' +
    'SELL SHOW SOME SURE TAKE TELL THAN TIME TRUE TURN WEEK WELL WILL WISH WORD WORST YEAR'
  ).split(' '),
)

const acronym = /^([A-Z]{2,6})('?s|'S)?$/
const pointlessVowels = /[AEIOUY]/

/**
 * Reads words in capitals: spelled out (FBI), spoken as a word (NASA) or just stressed (NEVER, or any word among
 * capitals). A word in no list is spelled out when it has two or three letters, or no vowel.
 */
export const readAcronym: Reader = ({ body, isShouting }) => {
  const match = body.match(acronym)
  if (!match) return null
  const [, letters, suffix] = match
  if (Object.hasOwn(saidAsWords, letters!)) return addSuffix(saidAsWords[letters!]!, suffix)
  if (isSpelled(letters!, isShouting)) return addSuffix(spellLetters(letters!), suffix)
  return null
}

function isSpelled(letters: string, isShouting: boolean): boolean {
  // "IT" and "LA" are usually stressed words when their neighbors are in capitals too.
  if (isShouting && /^(IT|US|LA|AM|PS|OG|AR)$/.test(letters)) return false
  if (alwaysSpelled.has(letters)) return true
  if (stressedWords.has(letters) || stressedWords.has(letters.replace(/S$/, ''))) return false
  if (!pointlessVowels.test(letters)) return true
  return !isShouting && letters.length <= 3
}
