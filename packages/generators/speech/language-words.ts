// Words that distinguish Latin-script languages: function words (after Grefenstette 1995) and, because a script may be
// three words long, the everyday verbs and nouns of short videos. A word of two languages may be in both lists; words
// that are English too prove nothing and count less.

/** Lowercase words by BCP 47 code, with their accents. The English ones are in `english-words.ts`. */
export const foreignWords: Readonly<Record<string, string>> = {
  de:
    'in an ins ans aufs doch selbst mond erde freunde freunden trick video gab wurde wurden damals dazu davon darauf danach daran einander weniger tief ab teile der das und ist nicht ich ein eine einen einem einer eines zu mit sich auf für von dem des den die im am auch es wie aus ' +
    'bei nach nur oder wenn aber noch werden wird wirst sind seid bin bist haben habe hast hat hatte war waren sie er wir ihr ' +
    'ihm ihn ihnen mein meine meinen dein deine deinen deiner sein seine kann kannst können könnt muss musst müssen soll ' +
    'sollte solltest will willst wollen über vor durch mehr sehr dass diese dieser dieses diesen ja nein heute morgen gestern ' +
    'warum wer wo was immer nie niemals schon mal gibt uns euch dir mir mich dich zum zur vom beim kein keine keinen viel viele ' +
    'alle alles nichts etwas jetzt dann denn weil als so bis ohne gegen unter zwischen wieder hier da dort ganz gut besser ' +
    'macht machen mache machst gemacht geht gehen kommt kommen weiß wissen weißt lass lassen sagen sagt sieht sehen schau ' +
    'trinken trinkt trinkst essen isst schlafen schlaf wasser kaffee leben welt zeit geld tag tage jahr jahre menschen mensch ' +
    'leute kinder frau hilft helfen braucht brauchst brauchen bleib bleibt bleiben wichtig einfach gesund schnell schlecht ' +
    'große großen kleine neue neuen jeder jede jeden jedes man drei vier fünf zwei sechs sieben acht neun zehn doch eigentlich ' +
    'nächste erste ersten liebe lieber wirklich vielleicht genug fehler körper gehirn herz nacht abend funktioniert' +
    ' jemand niemand darum deshalb daher bevor nachdem während damit sondern trotzdem außerdem mach hör folge folg' +
    ' spar sparen sparst verdienen kaufen kauf lernen lernt gelernt lerne denken denkst denkt glaubst glauben tun tut' +
    ' tust nimm nehmen nimmt brauche finde finden findest bringt bringen spricht sprechen redet liest lesen spät früh' +
    ' monat monate woche wochen minuten stunde stunden hundert tausend ding dinge tipps katze hund teil erklärt' +
    ' deutsch gute guten gutes guter hilf steht stehen liegt läuft laufen abnehmen geheimnis arbeit trick möchte' +
    ' gerade jemals zuerst letzte richtig falsch',
  fr:
    'lune terre vivez achetez partage partagez pain respire jusqu être fut vidéo frère tellement maison sent on me le les des du une un est et dans pour qui que ce cette ces cet il elle on nous vous ils elles je tu ne pas plus par sur ' +
    'avec sont suis es êtes sommes était au aux mais ou où donc car mon ma mes ton ta tes son sa ses votre vos nos notre ' +
    'leur leurs être avoir ai as a avez ont avons fait faire fais faites très trop tout tous toute toutes comme bien peut peux ' +
    'pouvez veux veut voulez dois doit devez sans même ça cela ceci ici pourquoi toujours jamais la en se y de si quand ' +
    "comment quoi c'est n'est s'est j'ai d'un d'une qu'il qu'un qu'on l'on aujourd'hui demain hier maintenant encore déjà " +
    'rien chaque jour jours nuit matin soir vie eau café temps argent monde gens femme homme enfants corps cerveau cœur ' +
    'sommeil dormir dormez boire buvez boit manger mange mangez savoir sais sait savez saviez voici voilà regarde regardez ' +
    'arrête arrêtez dit dire va vas vont aller allez aime aimez besoin faut chose choses beaucoup peu moins mieux meilleur ' +
    'meilleure meilleurs avant après depuis pendant entre chez sous contre deux trois quatre cinq sept huit neuf dix oui non ' +
    'aussi alors parce lui moi toi eux petit petite grand grande bon bonne vraiment simple donne abonne abonnez jour ans' +
    ' mois semaine semaines heure heures minutes cent mille erreur erreurs astuce astuces conseil conseils vrai vraie' +
    ' faux facile difficile chat chien travail travailler gagner économiser acheter apprendre apprends arrêter parler' +
    ' parle parlez croire crois pense pensez personne chacun changé changer changent rend rends rendre prendre prends' +
    ' prenez trouver trouve mettre mets ajoute ajoutez suivez recette maison enfant mort tellement assez presque' +
    ' parfois souvent vite tard tôt dernière dernier première premier nouveau nouvelle jamais autre autres ceux celle' +
    ' celui dont afin lequel étaient était seul seule',
  es:
    'luna tierra vive compra comparte pan video respira camina fuera cayó calle me lleva llega el los las del la lo le les un una unos unas y o a e u de en que es por con para su sus se al como cómo más mas pero este ' +
    'esta esto estos estas ese esa eso esos aquel ya también tampoco muy mucho mucha muchos muchas poco fue son era eres soy ' +
    'somos está están estás estoy estar hay había cuando cuándo donde dónde quien quién qué cuál todo toda todos todas porque ' +
    'desde entre sobre sin hasta tu tú tus te ti mi mí mis me nos yo él ella ellos ellas usted ustedes nosotros siempre nunca ' +
    'jamás hoy mañana ayer ahora aquí así bien mal mejor peor hace hacer haces hago haz hizo ser sea puede puedes puedo pueden ' +
    'poder si sí no tiene tienes tienen tengo tener quiere quieres quiero sabe sabes saber sabías va vas voy vamos van ir ' +
    'debes debe deja dejar come comer bebe beber dormir duerme duermes mira da das dar dice decir cada día días noche vida ' +
    'agua café sueño tiempo dinero mundo gente persona personas hombre mujer niños cuerpo cerebro corazón casa cosa cosas año ' +
    'años vez veces algo nada nadie otro otra otros antes después solo sólo tan tanto menos uno dos tres cuatro cinco seis ' +
    'siete ocho nueve diez necesitas necesita gusta ayuda cansa verdad nuevo nueva bueno buena gran grande errores forma ' +
    'secreto sígueme suscríbete gracias manera funciona necesito creer trabajo primero' +
    ' mes meses semana semanas hora horas minutos cien mil error consejo consejos truco trucos receta fácil difícil' +
    ' gato perro trabajar ganar ahorrar comprar aprender aprende enseño enseñar hablar habla cree crees pienso piensa' +
    ' piensas cambiar cambió cambia cambiaron evita evitar empieza empezar termina ojos móvil comida fin lunes luego' +
    ' mientras aunque quizás casi además según cualquier ninguno ninguna primera último última mismo misma pequeño' +
    ' pequeña alguien parte razón increíble suficiente demasiado hecho dicho visto he ha han quería odio odia amo' +
    ' amigos amiga',
  it:
    'in luna terra vivi compra condividi pane profondamente fu furono video se il lo gli la le i un uno una che chi di a da in con su per tra fra e ed o ma è sono sei siamo siete era non del dello ' +
    'della dei delle degli nel nella nei nelle nello al allo alla ai alle agli dal dalla dallo dai dalle sul sulla sui sulle ' +
    'come più meno molto molti molta tanto troppo poco anche ancora già solo questo questa questi queste quello quella quelli ' +
    'si se ci ne ho hai ha abbiamo avete hanno avere essere fare fa fai fanno tutto tutta tutti tutte perché quando dove cosa ' +
    'cose mio mia miei tuo tua tuoi tue suo sua suoi nostro sempre mai oggi domani ieri adesso ora qui così mi ti vi io tu lui ' +
    'lei noi voi loro te me può puoi posso possono vuoi vuole voglio devi deve devo sai so sapevi sapere va vai vado andare dà ' +
    'dai bevi bere beve mangia mangi mangiare dormi dormire dorme guarda smetti ogni giorno giorni notte mattina sera vita ' +
    'acqua caffè sonno tempo soldi mondo gente persone persona uomo donna corpo cervello cuore casa anno anni volta bene male ' +
    'meglio peggio niente nulla nessuno qualcosa prima dopo senza due tre quattro cinque sette otto nove dieci ecco davvero ' +
    "c'è dell'acqua l'acqua serve aiuta bisogno nuovo nuova grande piccolo buono buona segreto errori modo stai sta stanno " +
    'fatto funziona semplice iscriviti' +
    ' mese mesi settimana settimane ore minuti cento mille errore consiglio consigli trucco ricetta facile difficile' +
    ' gatto cane lavoro lavorare guadagnare risparmiare comprare imparare impara parlare parla crede credi penso pensa' +
    ' pensi cambiare cambia cambiato evitare inizia iniziare finire occhi telefono cibo fine lunedì poi mentre forse' +
    ' quasi inoltre nessuna primo ultimo stesso stessa altro altra altri altre qualche proprio allora quindi però' +
    ' invece seguimi odio odia amo facciamo andiamo vediamo dimenticare vero vera',
  pt:
    'lua terra viva compre compartilhe pão vídeo respire gostou está árvore mal lhe não o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às que e é são foi era ser sou está estão estou ' +
    'estar para pra pro por pelo pela pelos com sem não sim se mais menos mas como ou quando onde quem qual isso isto este ' +
    'esta esse essa aquele ele ela eles elas eu tu você vocês nós me te lhe seu sua seus suas meu minha meus minhas teu nosso ' +
    'muito muita muitos muitas pouco também só já ainda até entre sobre depois antes sempre nunca hoje amanhã ontem agora aqui ' +
    'porque bem mal melhor pior tem têm tenho ter fazer faz faça fazem fez pode podes posso podem poder quer quero precisa ' +
    'precisas preciso vai vais vou vamos dá dar dia dias noite manhã vida água café sono tempo dinheiro mundo gente pessoa ' +
    'pessoas homem mulher crianças corpo cérebro coração casa coisa coisas ano anos vez vezes tudo nada ninguém algo todo ' +
    'toda todos todas cada outro outra mesmo dormir dorme beber bebe bebes bebendo comer olha veja saber sabe sabia dois duas três ' +
    'quatro sete oito nove dez obrigado novo nova bom boa grande segredo erros ajuda deixe pare funciona jeito inscreva trabalho ' +
    'primeiro gosta verdade' +
    ' mês meses semana semanas horas minutos cem mil erro conselho dica dicas truque receita fácil difícil gato' +
    ' cachorro trabalhar ganhar economizar comprar aprender aprenda ensinar falar fala acha acho penso pensa mudar' +
    ' mudou muda mudaram evite evitar começa começar termina olhos celular comida fim segunda então enquanto embora' +
    ' talvez quase além qualquer nenhum nenhuma primeira último última mesma pequeno pequena alguém parte razão' +
    ' incrível suficiente demais feito dito visto tinha queria odeio odeia amo amigos siga segue deveria felicidade' +
    ' parar',
  nl:
    'in af bij dat maan aarde deze dit nooit tel diep deel video gaat minder leef eet zelf ze brood de het een en van ik te dat die niet is zijn op aan met voor maar om hem dan zou wat mijn dit zo door over ze zich bij ' +
    'ook tot je jij jou jouw mij me uit der daar haar naar heb hebt hoe heeft had hebben deze u nog zal zullen kan kun kunt ' +
    'kunnen toch al alle alles was waren veel meer minder geen moet moeten worden wordt wij we hij zij waarom wie waar altijd ' +
    'nooit vandaag morgen gisteren nu hier er als of want dus omdat wil wilt willen mag mogen gaat gaan ga doe doet doen komt ' +
    'komen kijk kijken zien ziet weet weten wist geeft geven maakt maken drink drinkt drinken eet eten slaap slapen slaapt ' +
    'water koffie leven dag dagen nacht ochtend avond tijd geld wereld mensen mens vrouw kinderen lichaam hersenen hart huis ' +
    'jaar jaren keer goed beter slecht belangrijk elke elk iedere iedereen niets iets niemand zonder tegen onder tussen na ' +
    'weer zeer heel erg ben bent ons onze twee drie vier vijf zes zeven acht negen tien helpt helpen nodig gezond nieuwe ' +
    'grote kleine echt eerste beste stoppen fouten werkt werken vaak genoeg makkelijk energie volg' +
    ' maand maanden week weken uur uren minuten honderd duizend fout tip tips truc recept moeilijk hond werk verdienen' +
    ' besparen kopen koop leren leer leert praten praat denk denkt denken geloof veranderen verandert vermijd begin' +
    ' beginnen ogen telefoon voedsel einde maandag terwijl hoewel misschien bijna bovendien enige eerst laatste zelf' +
    ' zelfde iemand deel reden teveel gedaan gezegd gezien hadden wilde haat hou houdt houden vrienden ding dingen' +
    ' doel zegt zeggen vind vinden krijg krijgt krijgen neem neemt nemen steeds elkaar zoals vooral eigenlijk gewoon' +
    ' maak',
  sv:
    'i månen jorden dela vän djupt bort är sig man räkna köp lev och att det som en ett på är av för med den till inte har om hade de var jag du vi ni han hon från så kan där skulle när ' +
    'hur ut efter under mycket mer detta denna dessa alla allt dig mig oss vad vem här sin sitt din ditt dina min mitt mina ' +
    'ska vill måste bara eller också men aldrig alltid varför idag imorgon nu blir bli vara ger gör göra får få går gå kommer ' +
    'ingen inget inga varje dag dagar natt morgon liv livet vatten kaffe sömn sova sover dricker dricka dricks äta äter tid ' +
    'pengar världen människor kroppen hjärnan bättre bra dålig dåligt behöver vet visste säger titta finns utan igen två tre ' +
    'fyra fem viktigt enkelt sluta hjälper år sätt första nya stora' +
    ' vecka månad timmar minuter hundra misstag tips recept lätt svår hund katt arbete jobb tjäna spara köpa lära' +
    ' pratar prata tror tycker tänk tänker ändra förändrade börja ögon telefon mat slutet måndag medan kanske nästan' +
    ' innan någon något några hatar älskar vänner följ saker äntligen väldigt såhär därför många',
  da:
    'i månen jorden del ven dybt væk sig man tæl køb lev videoen og at det er en et på af til som med den de ikke har jeg du vi der han hun være var kan skal vil fra hvad også eller men ' +
    'efter når mig dig os meget mere hvor hvordan aldrig altid hvorfor dag dage i dag blev bliver blive deres din dit dine min ' +
    'mit mine bare om så nu her ingen intet hver alle alt noget nogen uden giver gør gøre får få går gå kommer må søvn sove ' +
    'sover vand kaffe drikker drikke spise spiser liv livet penge tid verden mennesker kroppen hjernen bedre godt dårlig ved ' +
    'vidste siger se sådan fordi to tre fire fem vigtigt vigtig stop hjælper brug for år første nye store energi morgen nat' +
    ' uge måned timer minutter hundrede fejl råd opskrift let svær hund kat arbejde job tjene spare købe lære taler' +
    ' tale tror synes tænk tænker ændre ændrede begynd øjne telefon mad mandag mens måske næsten hader elsker venner' +
    ' følg ting endelig denne dette disse derfor mange vaner hjerte',
  nb:
    'i månen jorda del venn dypt bort seg man tell kjøp lev ei videoen og at det er en et ei på av til som med den de ikke har jeg du vi der han hun være var kan skal vil fra hva også eller men ' +
    'etter når meg deg oss mye mer hvor hvordan aldri alltid hvorfor dag dager blir ble bli deres din ditt dine min mitt mine ' +
    'bare om så nå her ingen ingenting hver alle alt noe noen uten gir gjør gjøre får få går gå kommer må søvn sove sover vann ' +
    'kaffe drikker drikke spise spiser liv livet penger tid verden mennesker kroppen hjernen bedre bra dårlig vet visste sier ' +
    'se sånn slik fordi to tre fire fem viktig slutt hjelper trenger år første nye store energi morgen natt veldig deres' +
    ' uke måned timer minutter hundre feil råd oppskrift lett vanskelig hund katt arbeid jobb tjene spare kjøpe lære' +
    ' snakker snakke tror synes tenk tenker endre endret begynn øyne telefon mat mandag mens kanskje nesten hater' +
    ' elsker venner følg ting endelig denne dette disse derfor mange vaner hjerte flere',
  fi:
    'kuu maa jaa video ystävällesi hengitä syvään laske osta elä leipä ja on ei että se hän oli mutta kun niin ovat tai kuin myös sen joka jos mitä minä sinä me te he olen olet nyt vain tämä ' +
    'tässä siitä ole hyvin miksi aina koskaan tänään voi kaikki en et eivät emme älä miten missä kuka mikä minun sinun sinulle ' +
    'minulle sinua meidän paljon enemmän vähän hyvä hyvää parempi huono uni unta uusi juo juoda vettä vesi kahvi kahvia nukkua syö syödä ' +
    'elämä elämää aika aikaa raha rahaa maailma ihmiset ihminen keho aivot päivä päivää päivässä yö aamu joka joka vuosi vuotta tärkeää ' +
    'pitää täytyy auttaa katso tiesitkö ilman yksi kaksi kolme neljä viisi anna antaa tee tekee tehdä tule tulee mene ota ovat ' +
    'jokainen ehkä enää vielä sitten siksi koska tärkein helppo nopeasti' +
    ' viikko kuukausi tuntia minuuttia sata virhe neuvoa resepti vaikea koira kissa kissani työ työtä ansaita säästää' +
    ' ostaa oppia puhuu puhua luulee ajattele ajattelee muuttaa muutti aloita silmät puhelin ruoka ruokaa loppu' +
    ' maanantai vaikka melkein kukaan mitään jotain rakastaa vihaa ystävä seuraa asiaa tapaa minut sinut tätä sitä' +
    ' näin kaikkien kolmen elämäni elämäsi ettei sinulla minulla liian usein nopea',
  pl:
    'film księżyc ziemi udostępnij oddychaj policz kup żyj i w z na się nie że jest do co jak ale po za od tak czy by tylko już go jego ich przez dla być może są ten ta te to tym ' +
    'który która które jestem jesteś masz mam ma mamy dlaczego zawsze nigdy dziś dzisiaj jutro teraz bardzo wszystko oraz lub ' +
    'kiedy gdy gdzie kto tu tam twój twoja twoje moje mój mnie ciebie cię ci mi mu jej nas was on ona oni my ty ja bez pod nad ' +
    'każdy każdego codziennie dzień dni noc rano życie życia woda wody wodę kawa kawy sen snu spać śpij pij pić jeść jedz czas ' +
    'pieniądze pieniędzy świat ludzie ludzi ciało mózg serce dobrze dobry lepiej lepszy ważny ważne źle trzeba musisz możesz ' +
    'można wiesz wiedziałeś daje robi robić zrób przestań zobacz pomaga jeden dwa trzy cztery pięć więcej mniej nic coś nikt ' +
    'tego temu to energii rok lata sposób' +
    ' tydzień miesiąc godzin godziny minut sto błąd błędzie błędy błędów przepis łatwy łatwe trudne pies kot praca' +
    ' pracy zarabiać oszczędzać kupić uczyć mówi mówić myśli myślisz zmienić zmieniły unikaj zacznij oczy telefon' +
    ' jedzenie koniec poniedziałek chociaż prawie ktoś nienawidzi kocha kocham przyjaciele obserwuj rzeczy swój swoje' +
    ' swoich jeszcze żeby aby więc tutaj właśnie',
  cs:
    'video měsíc země země přáteli sdílej dýchej počítej kup se na je že si to s z v do o k a i ale jako za po by tak jsem jsi jsou jsme má máš mám byl byla bylo být pro jeho nebo ' +
    'když už jen také kdy kde proč vždy nikdy dnes zítra teď velmi všechno které který která není nejsou ne co jak ten ta ' +
    'tento tato od bez pod nad mi mě ti tě tobě mu ho nás vás on ona oni my ty já tvůj tvoje můj moje každý každé každého den ' +
    'dní noc ráno život voda vody vodu káva kávy kávu spánek spát spi pij pít jíst čas peníze svět lidé lidí tělo mozek srdce ' +
    'dobře dobrý lépe lepší důležitý důležité špatně musíš můžeš může víš věděl dává dělá dělat přestaň podívej pomáhá jeden ' +
    'dva tři čtyři pět více méně nic něco nikdo rok let způsob energii spousta' +
    ' týden měsíc hodin minut sto chyba chybě chyby recept snadný snadné těžké pes kočka práce peněz vydělat ušetřit' +
    ' koupit učit mluví mluvit myslí myslíš změnit změnily začni oči telefon jídlo konec pondělí ačkoli možná skoro' +
    ' někdo miluje nesnáší přátelé sleduj věci svůj svoje ještě aby proto tady právě mít',
  ro:
    'luna pământ video prieten unui unei adânc respiră numără cumpără trăiește pâine și de în la cu nu o pe este e că să un se din care pentru mai ce dar sunt ești era sau au ai am are avem fost fi ale lui ' +
    'lor după foarte când unde cum toate tot acest această acesta eu tu el ea noi voi ei îți îmi te mă ne vă niciodată ' +
    'întotdeauna mereu astăzi azi mâine acum aici bine rău mult multă mulți puțin nimic ceva fără fiecare zi zile zilnic noapte ' +
    'noaptea dimineața viață viața apă apa cafea cafeaua somn somnul dormi bea bei beau mănâncă timp bani banii lume lumea ' +
    'oameni oamenii corp corpul creier creierul inima important trebuie poți poate vrei știai știi dă face faci fă uită ajută ' +
    'doi trei patru cinci ani mod nou bun bună prea doar despre energie oprește' +
    ' săptămână lună ore minute greșeală greșeli sfat sfaturi rețetă ușor greu câine pisica muncă câștiga economisi' +
    ' cumpăra învăța vorbește vorbi crede crezi schimbat schimba evită începe ochii telefonul mâncare sfârșit luni' +
    ' deși aproape cineva nimeni urăște iubește iubesc prieteni urmărește lucruri lucru îl îi mea meu mele ta tău sa' +
    ' său apoi câte câți deja încă',
  hu:
    'hold föld videót barát lélegezz mélyen számolj vegyél élj kenyér meg is a az és hogy nem egy is ez van vagy vagyok de csak már meg mint ha volt lesz minden ezt azt ezek aki ami én te ő mi ti ők ' +
    'miért mindig soha ma holnap most nagyon sok több kevés kell lehet ne sem senki semmi valami nincs vannak itt ott így úgy ' +
    'hogyan mikor hol ki engem téged neked nekem tudod tudtad tudsz tud akarod akarsz adj ad csinál csináld igyál iszik iszol ' +
    'vizet víz kávé kávét alvás aludj alszik eszik egyél élet életed idő pénz pénzt világ ember emberek tested agyad szív nap ' +
    'napot naponta reggel este éjszaka év jó jól jobb rossz fontos nélkül után előtt két három négy öt segít nézd hagyd első ' +
    'energiát legjobb' +
    ' hét hónap óra perc száz hiba hibát hibáról tanács recept könnyű nehéz kutya macska munka munkát keresni spórolni' +
    ' venni tanulni beszél beszélni gondolod gondolja változtat kezdd szemed telefon étel vége hétfő bár talán majdnem' +
    ' valaki utálja szereti szeretem barátok kövess dolog dolgok amit amely mert akkor még ezért azért nekünk lett',
  tr:
    'ay dünya dünyanın paylaş nefes al say arkadaşlarınla videoyu meyve aslında ekmek ve bir bu şu da de için ile çok ne o ama gibi daha var yok mı mi mu mü değil en kadar sonra önce olan olarak oldu olur ol ' +
    'ben sen biz siz onlar her şey hiç hiçbir neden nasıl asla bugün yarın şimdi iyi kötü çünkü sana bana beni seni senin benim ' +
    'onun bizim az fazla gün günde gece sabah hayat hayatın su suyu kahve uyku uyu uyumak iç içmek iç ye yemek zaman para dünya ' +
    'insan insanlar vücut vücudun beyin beynin kalp yıl önemli önemlidir gerek gerekir lazım biliyor musun bilir verir vermez ' +
    'yap yapmak yapma bak dur iki üç dört beş yeni büyük bırak yardım eder etmez enerji sadece bile ya veya hep' +
    ' hafta ay saat dakika yüz hata hatayı tarif kolay zor köpek kedi kedim iş kazanmak biriktirmek almak öğren' +
    ' öğrenmek konuşuyor konuşmak düşün sanıyor değiştiren değiştirdi başla gözler telefon son pazartesi belki' +
    ' neredeyse biri kimse nefret seviyor seviyorum arkadaş takip şeyler şeyi böyle öyle olduğunu ediyor yapıyor' +
    ' ediyorum geliyor istiyor asıl hayatımı hayatını hayatımda tek bunu şunu buna bundan kendi mutlaka sakın',
  id:
    'bumi bagikan video temanmu tarik napas hitung sampai empat sebenarnya buah bulan pisang yang dan di ini itu dengan untuk tidak dari dalam akan pada juga ke karena ada kita saya aku kamu anda mereka dia bisa ' +
    'sudah belum atau oleh lebih sangat adalah hari jangan kenapa mengapa selalu bagaimana apa siapa kapan mana seperti tapi ' +
    'tetapi kalau jika saat setelah sebelum setiap semua banyak sedikit hanya lagi masih harus perlu mau tahu tahukah baik ' +
    'buruk penting air minum minumlah kopi tidur makan hidup waktu uang dunia orang tubuh tubuhmu otak otakmu jantung pagi ' +
    'malam besok sekarang tahun rumah anak satu dua tiga empat lima memberi memberimu membuat membuatmu lakukan lihat bantu ' +
    'membantu berhenti cara tanpa bukan nggak gak banget aja energi rahasia' +
    ' minggu bulan jam menit ratus kesalahan resep mudah sulit anjing kucing kerja bekerja menghasilkan menabung' +
    ' membeli belajar bicara berbicara pikir mengubah hindari mulai mata telepon makanan akhir senin meskipun mungkin' +
    ' hampir seseorang benci cinta teman ikuti hal pernah tak saja pun agar supaya para sebuah kebiasaan hidupku' +
    ' hidupmu tentang yaitu begini ingin sampai sering',
  vi:
    'trăng trái đất chia sẻ video bè hít sâu đếm mua bánh một và của là có không được một cho trong những với các này đó khi tôi bạn chúng ta rất nhiều người đã sẽ cũng như từ nhưng vì ' +
    'để hãy đừng nào gì ai ở đây thì mà nên phải cần biết làm ngày đêm sáng nước uống cà phê ngủ ăn sống thời gian tiền thế ' +
    'giới cơ thể não tim tốt hơn xấu quan trọng hai ba bốn năm mỗi giúp hôm nay mai mới luôn bao giờ tại sao cách thêm' +
    ' tuần tháng phút trăm lỗi sai lầm công thức dễ khó chó mèo việc kiếm tiết kiệm mua học nói nghĩ thay đổi tránh' +
    ' bắt đầu mắt điện thoại đồ cuối thứ dù lẽ gần ghét yêu theo dõi điều thói quen cuộc đời bí mật năng lượng giấc',
}

/**
 * English words, abbreviations and names that are missing in the English lists and are words in other languages; they
 * are no evidence for any language.
 */
export const alsoEnglishWords =
  'har alle con male female pain sent luna terra i in me on video film meg tell lev ven ins ab hit say al hold pan brood pane tel ans pie viva compra at leaf alla error prima facile pies job kat end tips tip week begin ting timer spare lett mile sto kot jam minute luni ore hal pun tak mata ay amo primo evita vera han mil cent mille faux chat mort premier first part parte trick hund katt kanske fehler dica amigos segunda menos mens hat hundred fin vie ' +
  'ale all am an as bar bare bin bis can car care come dan dare dear den die dig do dove era et fare fast fin for gift gut ha hat ' +
  'hem her het hon in is it la las le les lo long los lot mal man mas me men mi mine mir most nada net non on or pa par pas per ' +
  'plus pro sans se sea see sex si sin so sol solo son sur ta tan te ten to ton tu un uno van vas vi via war was will wie ma de da ' +
  'ce e o a i y u el al va os ad ne ni om si no ed en es ja na ya mm cum cm jean grande tempo tell sen tag kind land gold team auto ' +
  'test table simple bon chose comment once media video total normal final ok pagi mana sang cho tin mu su ki az hon ti has mere fire ' +
  'here bien mama papa don tar ter zen mag dag fra noir mia nova dia vita casa let par lei mai bra hart beste amigo gracias santa dolce ' +
  'que vos ou nos tus cap dit moi quoi et ai as uh um mens bit bella ciao ora modo bene basta ecco beau petit vie nous cafe ' +
  'pod bez tam ty my by go sir ada mar dar air bisa hari dia aja aku kita anda use far bin slut stop tee ota uni nap jo ad te ez is ' +
  'ban cho hai ba ai sao bao doi mod nou bun bani dog ver bir bu var yok hep dur para zaman iki ile on un nu sun bet bent bene nog ' +
  'voi tai jag vid ett din min var du me mit dit under men gut god haar best dom nat energi rest dorme gente mundo loco noche siempre ' +
  'verdad corazón dos tres uno una dinero agua vida amor nada hola bueno chi fai tra fra due ora sui sai sera ei noi'

/** Words of many languages, including English; they are weak evidence. */
export const internationalWords =
  'video videos film films festival internet radio hotel taxi stop start tips trick plan problem normal total final hotel online ' +
  'app apps email instagram tiktok youtube smartphone influencer fitness yoga stress team test trend banana pizza pasta content ' +
  'creator business marketing podcast blog post stories reel reels hack hacks vlog'

/** Words that English borrowed with their accents; they are no evidence for another language. */
export const borrowedWords =
  'café cafés crème brûlée brûlées jalapeño jalapeños habanero piñata piñatas résumé résumés naïve naïveté fiancé fiancée ' +
  'cliché clichés clichéd façade façades touché déjà vu sauté sautéed sautéing soufflé entrée entrées mâché señor señora ' +
  'señorita über doppelgänger smörgåsbord château chateau à protégé protégée exposé risqué passé blasé purée puréed rosé ' +
  'décor matinée séance éclair éclairs pâté crêpe crêpes crudités flambé gruyère mañana niño niña piña colada açaí ' +
  "maître voilà raison d'être tête vis-à-vis apéritif communiqué coup détente émigré étude forté mêlée née outré pièce " +
  'résistance première rôle soirée tiramisù führer übermensch jäger pokémon façade macramé naïf croûton croûtons ' +
  'consommé divorcée fête lamé rapprochement retroussé roué sobriquet coupé appliqué canapé canapés chaîné plié pliés ' +
  'relevé jeté développé arabesque señores peña quinceañera piñon el año coöperate reëlect zoölogy noël bahn mötley crüe ' +
  'motörhead häagen phở bánh mì bún chả'
