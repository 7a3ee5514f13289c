// Letters and word shapes that are frequent in some languages and rare in English.

export interface Clue {
  readonly languages: readonly string[]
  /** Matches a lowercase word. */
  readonly pattern: RegExp
  /** Points in units of words; a function word has 1. */
  readonly points: number
}

export const letterClues: readonly Clue[] = [
  { languages: ['es'], pattern: /ñ/, points: 0.6 },
  { languages: ['de'], pattern: /ß/, points: 0.8 },
  { languages: ['pt'], pattern: /[ãõ]/, points: 0.7 },
  { languages: ['pl'], pattern: /[łżźśćńęą]/, points: 0.7 },
  { languages: ['cs'], pattern: /[řěů]/, points: 0.7 },
  { languages: ['cs'], pattern: /[čšžýďťň]/, points: 0.4 },
  { languages: ['hu'], pattern: /[őű]/, points: 0.7 },
  { languages: ['tr'], pattern: /[ğış]/, points: 0.6 },
  { languages: ['ro'], pattern: /[țșăţş]/, points: 0.6 },
  { languages: ['tr'], pattern: /ı/, points: 0.3 },
  { languages: ['ro', 'fr'], pattern: /[îâ]/, points: 0.3 },
  { languages: ['da', 'nb'], pattern: /[æø]/, points: 0.6 },
  { languages: ['sv', 'da', 'nb'], pattern: /å/, points: 0.5 },
  { languages: ['vi'], pattern: /[\u1ea0-\u1ef9đơưăĩũ]/, points: 0.6 },
  { languages: ['sv', 'fi', 'de'], pattern: /[äö]/, points: 0.4 },
  { languages: ['fi'], pattern: /ä.*ä|ää|öö|yy/, points: 0.3 },
  { languages: ['de', 'tr', 'hu'], pattern: /ü/, points: 0.4 },
  { languages: ['tr', 'hu', 'de', 'sv', 'fi'], pattern: /ö/, points: 0.2 },
  { languages: ['fr', 'pt', 'tr'], pattern: /ç/, points: 0.4 },
  { languages: ['fr', 'pt', 'vi'], pattern: /[êô]/, points: 0.4 },
  { languages: ['fr', 'it'], pattern: /[èù]/, points: 0.4 },
  { languages: ['it'], pattern: /[àìòùèé]$/, points: 0.3 },
  { languages: ['fr'], pattern: /œ|é$|ées?$|és$|^é/, points: 0.4 },
  { languages: ['es', 'pt', 'cs', 'hu', 'fr', 'it', 'vi'], pattern: /[áéíóú]/, points: 0.3 },
  { languages: ['es'], pattern: /^[^áéíóú]*[áéíóú].*[aeons]$|ción$/, points: 0.2 },
]

export const shapeClues: readonly Clue[] = [
  { languages: ['es', 'it', 'pt'], pattern: /[^aeiou][aeo]$/, points: 0.15 },
  { languages: ['it'], pattern: /[^aeiou]i$/, points: 0.2 },
  {
    languages: ['de'],
    pattern: /(?:ung|heit|keit|lich|isch|chen|cht|tzt|eln|ern|ieren|iert)(?:en|e|er|es)?$/,
    points: 0.4,
  },
  { languages: ['de'], pattern: /^(?:ge\w+t|ver\w+|ent\w+|zer\w+|auf\w+|sch[wlmnr]\w+)$/, points: 0.25 },
  { languages: ['de', 'nl'], pattern: /\w\wen$/, points: 0.2 },
  {
    languages: ['nl'],
    pattern: /(?:aa|oe|ij|ui|eeu|uu|oo)[bdfgklmnprstvz]|(?:heid|lijk|ingen|tje|tjes)$|ij|sch[aeiou]/,
    points: 0.3,
  },
  {
    languages: ['fr'],
    pattern: /(?:eux|euse|eau|eaux|ment|aire|oire|ière|ouvre|elle|ette|ez|aient|ique|eur|eurs)$/,
    points: 0.3,
  },
  { languages: ['fr'], pattern: /qu|oi|ou[rtlsvx]|ai[tsr]/, points: 0.15 },
  {
    languages: ['es'],
    pattern: /(?:ando|iendo|mente|dad|ciones|ado|ada|ados|idas?|idos?|ar|er|ir|as|os|illo|illa)$/,
    points: 0.3,
  },
  { languages: ['es'], pattern: /^(?:desp|est|esp)\w+|ll[aeo]|ue[rnlsd]|ie[nrt]/, points: 0.15 },
  {
    languages: ['pt'],
    pattern: /(?:ando|endo|mente|dade|agem|eiro|eira|inho|inha|ado|ada|ar|er|ir|as|os|am|em)$/,
    points: 0.3,
  },
  { languages: ['pt'], pattern: /nh|lh|ei[rt]|ou$/, points: 0.15 },
  {
    languages: ['it'],
    pattern: /(?:zione|zioni|mente|are|ere|ire|ato|ata|ati|ate|uto|tto|tti|tta|ssimo|ggio|gli|ità)$/,
    points: 0.3,
  },
  {
    languages: ['it'],
    pattern: /(?:bb|cc|dd|ff|gg|pp|tt|zz|ll|nn|ss|rr)[aeio]$|[^aeiou][aeio]$|gli|sci|zz/,
    points: 0.2,
  },
  { languages: ['sv'], pattern: /(?:ningen?|arna|erna|orna|ande|het|ligt|skt)$/, points: 0.3 },
  { languages: ['da', 'nb'], pattern: /(?:ningen?|erne|ene|ende|hed|het|ligt|sk|lig)$/, points: 0.25 },
  {
    languages: ['fi'],
    pattern: /(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|minen|iset|aan|een|een|kki|uu|ii|tta)$|kk|uo|yö|ii/,
    points: 0.3,
  },
  {
    languages: ['pl'],
    pattern: /(?:ość|ości|owa[ćłn]|anie|enie|ych|ego|emu|sz|cz|ów)$|sz|cz|rz|dz|wi|ni[ae]/,
    points: 0.3,
  },
  { languages: ['cs'], pattern: /(?:ost|osti|ovat|ání|ení|ých|ého)$/, points: 0.3 },
  { languages: ['ro'], pattern: /(?:ului|ilor|elor|ează|ește|esc|ul|ele|urile)$/, points: 0.3 },
  {
    languages: ['hu'],
    pattern: /(?:ban|ben|nak|nek|hoz|hez|ság|ség|ból|ről|val|vel|ok|ek|ot|et)$|sz|gy|ly|ny/,
    points: 0.3,
  },
  {
    languages: ['tr'],
    pattern: /(?:lar|ler|ları|leri|yor|mak|mek|dır|dir|sın|sin|lik|lık|nda|nde)$/,
    points: 0.3,
  },
  { languages: ['id'], pattern: /^(?:men|mem|meng|ber|ter|pen|di|ke)\w+(?:kan|an|i)?$/, points: 0.15 },
  { languages: ['id'], pattern: /(?:kan|nya|mu|lah|kah)$/, points: 0.3 },
]
