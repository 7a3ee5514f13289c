// What tells a topic in another language from an English one where a topic is too short for function words: how
// questions and lists begin, and the things that shorts are about. No word here is English, a usual name or part of a
// phrase that English speakers borrow ("casa", "vida" and "gatos" are missing for that reason).

/** Beginnings of topics by BCP 47 code, in lower case. */
export const foreignOpenings: Readonly<Record<string, readonly string[]>> = {
  de: `wie man; wie ich; wie du; wie wir; wie viel; wie viele; wie lange; wie oft; wie funktioniert; wie wird; wie werde;
was ist; was sind; was passiert; was bedeutet; was macht; was kostet; warum; wieso; weshalb; die besten; die beste;
die größten; die schönsten; die häufigsten; die wichtigsten; die geschichte; der beste; das beste; das geheimnis;
die wahrheit; ist es; kann man; soll man; sollte man; so geht; so wirst du; so kannst du`.split(/;\s+/),
  fr: `pourquoi; comment faire; comment bien; comment les; comment le; comment la; comment se; comment être;
comment ne; qu'est-ce; qu'est ce; est-ce que; est-ce qu; les meilleurs; les meilleures; le meilleur; la meilleure;
les secrets; les bienfaits; la vérité; les erreurs; l'histoire; quel est; quelle est; quels sont; quelles sont;
combien`.split(/;\s+/),
  es: `por qué; porqué; cómo; qué es; qué son; qué pasa; qué hacer; cuál es; cuáles son; cuánto; cuántos; los mejores;
las mejores; el mejor; la mejor; los secretos; la verdad; los errores; los beneficios; la historia; dónde; cuándo`.split(
    /;\s+/,
  ),
  pt: `por que; porquê; como fazer; como ser; como ter; como ganhar; como funciona; como aprender; o que é; o que são;
qual é; quais são; quanto custa; os melhores; as melhores; o melhor; a melhor; os segredos; a verdade; os erros;
os benefícios; a história; onde`.split(/;\s+/),
  it: `perché; come si; come fare; come funziona; come essere; come avere; come imparare; cos'è; cosa è; cosa sono; cosa succede;
che cos'è; che cosa; qual è; quali sono; quanto costa; i migliori; le migliori; il migliore; la migliore; i segreti;
la verità; gli errori; i benefici; la storia`.split(/;\s+/),
  nl: `waarom; hoe je; hoe maak; hoe werkt; hoe word; hoe kun; hoe kan; hoeveel; wat is; wat zijn; wat gebeurt; de beste;
de geschiedenis; het beste; het geheim; de waarheid`.split(/;\s+/),
  pl: `dlaczego; jak zrobić; jak działa; jak się; jak nie; jak być; jak zacząć; co to; czym jest; czy; ile kosztuje;
najlepsze; najlepszy; najlepsza`.split(/;\s+/),
  tr: `neden; niçin; nasıl; nedir; en iyi; en güzel; en büyük; kaç`.split(/;\s+/),
  sv: `varför; hur man; hur du; hur fungerar; vad är; de bästa`.split(/;\s+/),
  da: `hvorfor; hvordan; hvad er; de bedste`.split(/;\s+/),
  cs: `proč; jak na; jak se; co je; nejlepší`.split(/;\s+/),
  id: `mengapa; kenapa; bagaimana; apa itu`.split(/;\s+/),
}

/** Nouns and adjectives of topics by BCP 47 code, in lower case. */
export const foreignTopicWords: Readonly<Record<string, string>> = {
  de:
    'mond sonne erde katzen katze hunde kaffee brot gemüse kräuter rezepte rezept kochen backen abnehmen gesund gesunde gesundheit ernährung ' +
    'schlaf schlafen geld sparen steuern versicherung aktien anlegen wirtschaft reisen reiseziele urlaub städte länder berge ' +
    'geschichte mittelalter weltkrieg wissenschaft weltraum planeten tiere vögel ' +
    'pflanzen zimmerpflanzen gärtnern haushalt wohnung aufräumen putzen ordnung lernen schule sprache sprachen ' +
    'bewerbung gewohnheiten fehler tipps beziehung freundschaft kindererziehung erziehung märchen künstliche ' +
    'intelligenz körper gehirn rückenschmerzen kopfschmerzen übungen bewegung fußball morgenroutine selbstbewusstsein ',
  fr:
    'chats chiens chien plantes jardinage légumes recettes recette rapides faciles santé sommeil dormir ' +
    'argent épargne épargner économies impôts vacances montagnes histoire guerres étoiles ' +
    'planètes animaux oiseaux apprendre écoles langues habitudes erreurs astuces conseils amitié éducation cerveau ' +
    'exercices bonheur bienfaits maigrir régime saine ménage rangement débutants réussir',
  es:
    'perros plantas jardín jardinería verduras cocinar recetas receta rápidas fáciles saludables saludable dormir dinero ahorrar ' +
    'ahorro impuestos invertir inversiones viajes viajar vacaciones montañas guerras estrellas planetas animales pájaros aprender ' +
    'escuela idiomas trabajo hábitos errores trucos consejos amistad educación cerebro espalda ejercicios felicidad beneficios ' +
    'adelgazar alimentación limpieza principiantes ciudades mundiales negocios emprender',
  pt:
    'cachorros cachorro cães jardinagem cozinhar receitas receita rápidas fáceis saudáveis saudável saúde dormir ' +
    'dinheiro economizar poupar impostos investir investimentos viagens viagem férias montanhas guerras estrelas planetas animais ' +
    'pássaros aprender escola línguas trabalho hábitos erros dicas amizade educação cérebro exercícios felicidade benefícios ' +
    'emagrecer alimentação limpeza iniciantes cidades negócios empreender plantas',
  it:
    'gatti cani piante giardinaggio verdure cucinare ricette ricetta facili dormire risparmiare risparmio ' +
    'investire investimenti viaggi viaggiare vacanze montagne guerre pianeti animali uccelli imparare scuola lingue lavoro ' +
    'abitudini errori trucchi consigli amicizia educazione cervello schiena esercizi felicità benefici dimagrire alimentazione ' +
    'pulizie principianti curiosità',
  nl:
    'katten honden kamerplanten planten tuinieren groenten koken recepten gezond gezonde gezondheid slapen geld besparen belasting ' +
    'beleggen reizen reisbestemmingen vakantie geschiedenis oorlog sterren planeten dieren leren taal talen ' +
    'gewoontes gewoonten fouten vriendschap opvoeding hersenen rugpijn oefeningen geluk voordelen afvallen voeding schoonmaken ' +
    'wetenschap',
  pl:
    'koty rośliny doniczkowe ogród ogrodnictwo warzywa gotowanie gotować przepisy przepis zdrowe zdrowie odżywianie pieniądze ' +
    'oszczędzać oszczędzanie podatki inwestowanie podróże podróż wakacje góry wojny gwiazdy planety zwierzęta ptaki nauka języki ' +
    'praca nawyki błędy porady przyjaźń wychowanie mózg ćwiczenia szczęście korzyści odchudzanie sprzątanie początkujących ',
  tr:
    'kediler kedi köpekler köpek bitki bitkiler bakımı bahçe sebze yemek tarifi tarifleri sağlık sağlıklı beslenme uyku ' +
    'tasarruf yatırım vergi seyahat tatil dağlar tarihi savaşlar yıldızlar gezegenler hayvanlar kuşlar öğrenmek öğrenme okul ' +
    'alışkanlıklar hatalar ipuçları arkadaşlık eğitim beyin egzersizler mutluluk faydaları zayıflama temizlik başlayanlar yolları',
}

/** German joins its nouns: Zimmerpflanzen, Reisetipps. */
export const foreignEndings: Readonly<Record<string, RegExp>> = {
  de: /\p{L}{3}(?:pflanzen|rezepte|tipps|ernährung|gesundheit|versicherung|wirtschaft|geschichte|reisen|ziele|urlaub|wissenschaft|gewohnheiten|fehler|übungen|sprachen|schmerzen|pflege|krankheiten|möglichkeiten|geheimnisse)$/u,
  nl: /\p{L}{3}(?:planten|recepten|bestemmingen|gewoonten|oefeningen|verzorging|geschiedenis)$/u,
}
