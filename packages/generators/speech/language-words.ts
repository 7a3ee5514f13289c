// Function words by language. They are frequent in any running text and few are shared, which is all that
// telling Latin-script languages apart needs (after Grefenstette 1995). Words of two languages may stand in
// both lists; those that are English too prove nothing and count half.

/** BCP 47 code to words in small letters; accents as written. */
export const functionWords: Readonly<Record<string, string>> = {
  en:
    'the of and to in is that it was for on are with as his they be at this have from or had by but not what all were ' +
    'we when your can said there each which she do how their if will up other about out many then them these so some ' +
    "her would make like him into time has two more go no way could my than first been who its now don't it's you're " +
    "i you he me us our just get got here why because every never only your i'm that's can't won't isn't doesn't most " +
    'any before after should even if too very much did does over take want need know yes not let one',
  de:
    'der das und ist nicht ich ein eine einen einem einer eines zu mit sich auf für von dem des auch es wie aus bei nach ' +
    'nur oder wenn aber noch werden wird sind haben habe hast sie wir ihr mein dein sein kann können über vor durch mehr ' +
    'sehr dass diese dieser dieses ja nein heute warum immer schon mal gibt uns dir mir zum zur im vom keine kein viele',
  fr:
    'le les des du une est et dans pour qui que ce cette ces il elle nous vous ils je tu ne pas plus par sur avec sont au ' +
    "aux mais ou où donc car mon votre vos nos leur être avoir fait faire très tout tous comme c'est j'ai d'un d'une " +
    "qu'il n'est l'on aussi bien peut sans même ça ici aujourd'hui pourquoi toujours la en se",
  es:
    'el los las del eso esa cada tiene tienes no de un una y o a te uno unos que es en y por con para su sus se lo como más pero este esta esto estos ya también ' +
    'muy fue son está están hay cuando donde quien todo todos porque desde entre sobre sin hasta tu tus mi mis yo ella ' +
    'nosotros ustedes qué cómo siempre nunca hoy aquí hace ser tiene puede si la al le nos',
  it:
    'il lo gli una uno che di è e per con non sono del della dei delle degli nel nella al alla ai alle dal dalla come più ' +
    'ma anche questo questa questi queste si ci ho hai ha abbiamo hanno essere fare molto tutto tutti perché quando dove ' +
    'chi cosa mio tuo suo sempre mai oggi qui la le se mi ti',
  pt:
    'os as um uma de da das dos em na nas nos que e é para com não se por mais como mas foi ao ele ela eles seu sua ' +
    'seus suas ou quando muito já está também só pelo pela até isso isto entre era depois sem mesmo aos ter você vocês ' +
    'eu meu minha nós são tem fazer hoje sempre nunca aqui porque bem',
  nl:
    'het een en van ik te dat die niet zijn op aan met voor maar om hem dan zou wat mijn dit zo door over ze zich bij ook ' +
    'tot je mij uit der daar haar naar heb hoe heeft hebben deze u nog zal kan toch al waren veel meer geen moet worden ' +
    'wordt jij wij hij zij waarom altijd nooit vandaag',
  sv:
    'och att det som en på är av för med den till inte har om ett han hade de var jag från vi så kan hon där skulle ' +
    'när ut efter mycket detta alla dig mig vad här sin din mina ska bara eller också aldrig alltid varför idag blir',
  da:
    'og at det er en på af til som med den ikke har jeg vi der et han hun være kan skal fra hvad også eller efter når ' +
    'mig dig meget hvor aldrig altid hvorfor dag bliver blev deres dine mine bare',
  nb:
    'og at det er en på av til som med den ikke har jeg vi der et han hun være kan skal fra hva også eller etter når ' +
    'meg deg veldig hvor aldri alltid hvorfor dag blir ble deres dine mine bare',
  fi:
    'ja on ei että se hän oli mutta kun niin ovat tai kuin myös sen joka jos mitä minä sinä me te he olen olet nyt vain ' +
    'tämä tässä siitä ole hyvin miksi aina koskaan tänään voi kaikki',
  pl:
    'i w na się z nie że jest do co jak ale po za od tak czy by tylko już go jego ich przez dla być może są ten ta te ' +
    'tym który która które jestem masz mam dlaczego zawsze nigdy dziś bardzo wszystko oraz lub',
  cs:
    'se na je že si to s z do o k ale jako za po by tak jsem jsi jsou má byl byla bylo pro jeho nebo když už jen také ' +
    'kdy proč vždy nikdy dnes velmi všechno které který není',
  ro:
    'și de în la cu nu o pe este că să un se din care pentru mai ce dar sunt era sau au fost ale lor după foarte când ' +
    'unde toate acest această eu tu el ea noi voi niciodată astăzi',
  hu:
    'az és hogy nem egy is ez van de csak már meg mint ha vagy volt lesz minden ezt azt aki ami én te ő mi ti ők miért ' +
    'mindig soha ma nagyon sok kell lehet',
  tr:
    've bir bu da de için ile çok ne o ama gibi daha var yok mı mi değil en kadar sonra olan olarak ben sen biz siz ' +
    'onlar her şey neden asla bugün iyi çünkü',
  id:
    'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga ke karena ada kita saya kamu mereka bisa sudah ' +
    'atau oleh lebih sangat adalah hari jangan kenapa selalu anda',
  vi:
    'và của là có không được một cho trong những với các này đó khi tôi bạn chúng rất nhiều người đã sẽ cũng như từ ' +
    'nhưng vì để',
}

/** English words, abbreviations and names that are function words elsewhere; they prove no language. */
export const alsoEnglishWords =
  'ale all am an bare bin bis can car care come dan dare dear den die dig do dove else era et fare fast fin for gift ' +
  'god ha hat hem her het hon idea in is la las le long los lot man me men mine mir more nada net non on pa par pas ' +
  'per plus pro rest se sans sex si sin so son sur tan te ten to ton tu un van vi via war was wie ma mi de ce se e o a i y'

/** Language names as users read them. */
export const languageNames: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  am: 'Amharic',
  bn: 'Bengali',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  en: 'English',
  es: 'Spanish',
  fi: 'Finnish',
  fr: 'French',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  hy: 'Armenian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ka: 'Georgian',
  ko: 'Korean',
  nb: 'Norwegian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  ru: 'Russian',
  sv: 'Swedish',
  ta: 'Tamil',
  th: 'Thai',
  tr: 'Turkish',
  vi: 'Vietnamese',
  zh: 'Chinese',
}
