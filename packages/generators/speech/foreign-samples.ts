// Short texts as creators write them, for the tests of language detection.

/** BCP 47 code to sentences, one per line. */
export const foreignSamples: Readonly<Record<string, string>> = {
  es: `El café no te da energía. Bloquea la señal que te cansa.
Tres hábitos que cambiaron mi mañana.
No necesitas motivación, necesitas un plan.
¿Sabías que los pulpos tienen tres corazones?
Deja de mirar el móvil antes de dormir.
Así se hace el mejor arroz del mundo.
Nadie te cuenta esto sobre ahorrar dinero.
La miel nunca caduca.
Cinco errores que cometes en el gimnasio.
Hoy te enseño una receta fácil.
Sígueme para más consejos.
Tu cerebro miente cada noche.
Mi gato odia los lunes.
Perdí diez kilos sin pasar hambre.`,
  fr: `Le café ne donne pas d'énergie.
Arrêtez de scroller et écoutez ça.
Trois astuces pour mieux dormir.
Votre cerveau vous ment tous les jours.
Tu savais que les pieuvres ont trois cœurs ?
Voici comment économiser cent euros par mois.
Personne ne parle de cette erreur.
Le miel ne périme jamais.
Ma routine du matin en cinq minutes.
On se retrouve demain pour la suite.
J'ai testé ce produit pendant un mois.
L'argent ne fait pas le bonheur.
Abonne-toi pour ne rien rater.
Mon chat déteste le lundi.`,
  de: `Kaffee macht dich nicht wach. Er blockiert ein Signal.
Schlaf ist wichtig.
Drei Tipps für einen besseren Morgen.
Hör auf zu scrollen!
Wusstest du, dass Oktopusse drei Herzen haben?
Honig wird niemals schlecht.
So sparst du hundert Euro im Monat.
Dein Gehirn lügt dich jeden Tag an.
Niemand spricht über diesen Fehler.
Mein Kater hasst Montage.
Das habe ich viel zu spät gelernt.
Folge mir für mehr Rezepte.
Wasser hilft beim Einschlafen.
Fünf Dinge, die erfolgreiche Leute tun.`,
  it: `Il caffè non ti dà energia.
Tre abitudini che mi hanno cambiato la vita.
Smetti di guardare il telefono a letto.
Lo sapevi che i polpi hanno tre cuori?
Il miele non scade mai.
Ecco come risparmiare cento euro al mese.
Nessuno parla di questo errore.
Oggi facciamo la vera carbonara.
Il tuo cervello ti inganna.
Il mio gatto odia il lunedì.
Seguimi per altri consigli.
Ho dormito otto ore per un mese.
L'acqua è più importante del cibo.
Cinque errori da evitare in palestra.`,
  pt: `O café não dá energia.
Três hábitos que mudaram minha manhã.
Pare de rolar a tela antes de dormir.
Você sabia que polvos têm três corações?
O mel nunca estraga.
Ninguém fala sobre esse erro.
Veja como economizar cem reais por mês.
Seu cérebro mente para você.
Hoje eu vou te ensinar uma receita fácil.
Meu gato odeia segunda-feira.
Me segue para mais dicas.
Dormir bem é de graça.
Cinco erros que você comete na academia.
Dinheiro não traz felicidade.`,
  nl: `Koffie geeft je geen energie.
Drie gewoontes die mijn leven veranderden.
Stop met scrollen voor het slapengaan.
Wist je dat een octopus drie harten heeft?
Honing bederft nooit.
Niemand praat over deze fout.
Zo bespaar je honderd euro per maand.
Je hersenen liegen elke dag tegen je.
Mijn kat haat maandagen.
Vandaag maken we een makkelijk recept.
Volg mij voor meer tips.
Slapen is belangrijker dan je denkt.
Vijf dingen die succesvolle mensen doen.
Geld maakt niet gelukkig.`,
  sv: `Kaffe ger dig ingen energi.
Tre vanor som förändrade mitt liv.
Visste du att bläckfiskar har tre hjärtan?
Sluta scrolla innan du somnar.
Ingen pratar om det här misstaget.
Honung blir aldrig dålig.
Min katt hatar måndagar.
Följ mig för fler tips.`,
  da: `Kaffe giver dig ingen energi.
Vidste du, at blæksprutter har tre hjerter?
Honning bliver aldrig dårlig.
Ingen taler om denne fejl.
Min kat hader mandage.
Følg mig for flere råd.`,
  nb: `Kaffe gir deg ikke energi.
Visste du at blekkspruter har tre hjerter?
Honning blir aldri dårlig.
Ingen snakker om denne feilen.
Katten min hater mandager.
Følg meg for flere tips.`,
  pl: `Kawa nie daje ci energii.
Trzy nawyki, które zmieniły moje życie.
Miód nigdy się nie psuje.
Nikt nie mówi o tym błędzie.
Mój kot nienawidzi poniedziałków.
Sen jest ważny.
Przestań scrollować przed snem.`,
  cs: `Káva ti nedává energii.
Tři návyky, které mi změnily život.
Med se nikdy nezkazí.
Nikdo nemluví o této chybě.
Moje kočka nesnáší pondělí.
Spánek je důležitý.`,
  tr: `Kahve sana enerji vermez.
Bal asla bozulmaz.
Uyku çok önemli.
Kimse bu hatadan bahsetmiyor.
Kedim pazartesilerden nefret ediyor.
Hayatımı değiştiren üç alışkanlık.`,
  id: `Kopi tidak memberimu energi.
Madu tidak pernah basi.
Tidur itu penting.
Tidak ada yang membahas kesalahan ini.
Kucing saya benci hari Senin.
Tiga kebiasaan yang mengubah hidupku.`,
  fi: `Kahvi ei anna sinulle energiaa.
Hunaja ei koskaan pilaannu.
Uni on tärkeää.
Kukaan ei puhu tästä virheestä.
Kissani vihaa maanantaita.
Kolme tapaa, jotka muuttivat elämäni.`,
  ro: `Cafeaua nu îți dă energie.
Mierea nu se strică niciodată.
Somnul este important.
Nimeni nu vorbește despre această greșeală.
Pisica mea urăște zilele de luni.
Trei obiceiuri care mi-au schimbat viața.`,
  hu: `A kávé nem ad energiát.
A méz soha nem romlik meg.
Az alvás fontos.
Senki sem beszél erről a hibáról.
A macskám utálja a hétfőt.
Három szokás, ami megváltoztatta az életemet.`,
  vi: `Cà phê không cho bạn năng lượng.
Mật ong không bao giờ hỏng.
Giấc ngủ rất quan trọng.
Không ai nói về sai lầm này.
Con mèo của tôi ghét thứ Hai.
Ba thói quen đã thay đổi cuộc đời tôi.`,
}
