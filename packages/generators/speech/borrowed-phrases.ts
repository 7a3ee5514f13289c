// Phrases that English speakers borrow from other languages: greetings, maxims, dishes, titles, names.

/** In lower case; a space stands for any space, hyphen or comma. */
export const borrowedPhrases: readonly string[] = `
cien años de soledad; bésame mucho; o sole mio; cane corso; om mani padme hum; tír na nóg; c'est la vie; je ne sais quoi; que sera sera; qué será será; hasta la vista; hasta mañana; mi casa es su
casa; mi casa su casa; la vida loca; la dolce vita; carpe diem; auf wiedersehen; cinco de mayo; día de los
muertos; dia de los muertos; el niño; la niña; déjà vu; deja vu; crème de la crème; creme de la creme; joie
de vivre; bon appétit; bon appetit; bon voyage; mise en place; mise en scène; coup de grâce; coup de grace;
coup d'état; raison d'être; raison d'etre; pièce de résistance; tour de force; tour de france; avant garde;
laissez faire; savoir faire; femme fatale; faux pas; enfant terrible; fait accompli; ménage à trois; à la
carte; à la mode; a la carte; a la mode; vis à vis; vorsprung durch technik; das auto; das boot; die
antwoord; der spiegel; la casa de papel; le monde; el camino; el dorado; moulin rouge; cirque du soleil; les
misérables; les miserables; la la land; el chapo; la croix; no me gusta; te amo; je t'aime; ich liebe dich;
ich bin ein berliner; gracias amigo; muchas gracias; por favor; buenos días; buenas noches; por qué no los
dos; sí se puede; si se puede; viva la revolución; viva la france; vive la france; cogito ergo sum; et tu
brute; veni vidi vici; quid pro quo; pro bono; per se; per capita; status quo; alma mater; non sequitur; in
vitro; vino veritas; memento mori; amor fati; ad hoc; de facto; et cetera; habeas corpus; e pluribus unum;
ceteris paribus; persona non grata; despacito; hakuna matata; dolce far niente; al dente; a cappella; che
guevara; san francisco; los angeles; las vegas; buenos aires; rio de janeiro; são paulo; de la soul; oscar
de la renta; guten tag; guten morgen; danke schön; danke schon; wie geht es dir; ça va; comment ça va; sacré
bleu; s'il vous plaît; s'il vous plait; très chic; tres chic; oui oui; mon ami; mon dieu; ooh la la; oh là
là; ooh là là; oh la la; c'est magnifique; plus ça change; haute couture; prêt à porter; nouveau riche; ni
hao; ad astra; per aspera; ikigai; sprechen sie deutsch; parlez vous français; voulez vous coucher avec moi;
je ne regrette rien; non je ne regrette rien; über alles; eine kleine nachtmusik; y tu mamá también; la isla
bonita; vive la résistance; liberté égalité fraternité; pain au chocolat; pan de muerto; sacre bleu; te
quiero; mi amor; così fan tutte; cosi fan tutte; das leben der anderen; el laberinto del fauno; il buono il
brutto il cattivo; arroz con leche; cacio e pepe; aglio e olio; pasta e fagioli; à bout de souffle; notre
dame; alla vongole; alle vongole; alla romana; alla puttanesca; alla milanese; dans la maison; la vie en
rose; alors on danse; un verano sin ti; du hast; oye como va; tarte tatin; café de flore; nessun dorma; més
que un club; livin la vida loca; el pollo loco; dos equis; tres leches; pico de gallo; carne asada; dulce de
leche; café au lait; cafe au lait; au revoir; arroz con pollo; chile con carne; chili con carne; pan y
tomate; foie gras; coq au vin; hors d'oeuvre; hors d'oeuvres; l'art pour l'art
`
  .trim()
  .split(/;\s+/)
  .map((phrase) => phrase.replaceAll('\n', ' '))
