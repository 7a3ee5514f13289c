// English texts that look foreign, for the tests of language detection.

/** One per line; none may be detected as another language. */
export const englishSamples = `No pain, no gain.
Stop. Breathe. Repeat.
STOP SCROLLING. READ THIS.
C'est la vie.
Schadenfreude.
Schadenfreude, explained.
Déjà vu is a glitch.
Déjà vu
El Niño
El Niño is back.
Los Angeles
Los Angeles, baby!
Beyoncé's Lemonade
Beyoncé. Rihanna. Adele.
Oh là là!
Je ne regrette rien.
Viva Las Vegas
Hasta la vista, baby.
Que sera, sera.
Carpe diem.
Mi casa es su casa.
La La Land
La Dolce Vita
Les Misérables
Das Boot
Die Hard
Die Hard 2: Die Harder
Dia de los Muertos
Cinco de Mayo tacos
Tacos al pastor, carne asada, pico de gallo.
Spaghetti alla puttanesca
Pizza Margherita. Tiramisù. Espresso.
Penne all'arrabbiata
Linguine alle vongole, saltimbocca alla romana
Coq au vin, bœuf bourguignon, crème brûlée.
Pain au chocolat
Gruyère, Comté, Brie de Meaux.
Jägermeister and Red Bull
Häagen-Dazs. Ben & Jerry's. Magnum.
Nestlé, Danone, Müller, Løvenbräu
Volkswagen. Über alles.
Porsche 911 Carrera
Lamborghini Aventador vs Ferrari LaFerrari
Hermès, Moët, Citroën, L'Oréal, Lancôme
L'Oréal Paris
Yves Saint Laurent Rive Gauche
Dolce & Gabbana
Louis Vuitton x Supreme
IKEA Malm, Billy, Kallax.
Björk. Sigur Rós. Mötley Crüe. Motörhead.
Zlatan Ibrahimović. Luka Modrić.
Kylian Mbappé, Antoine Griezmann, N'Golo Kanté
Lionel Messi, Ángel Di María, Julián Álvarez
Vinícius Júnior, Gabriel Jesus, João Félix
Virgil van Dijk. Frenkie de Jong. Matthijs de Ligt.
Ludwig van Beethoven
Johann Sebastian Bach
Wolfgang Amadeus Mozart, Eine kleine Nachtmusik
Antonín Dvořák
Frédéric Chopin, nocturnes.
Vincent van Gogh
Leonardo da Vinci
Frida Kahlo and Diego Rivera
Gabriel García Márquez
Simone de Beauvoir
Charles de Gaulle
Oscar de la Hoya
Robert De Niro
Manuel Neuer
Søren Kierkegaard
Hans Christian Andersen
Recep Tayyip Erdoğan
Nguyễn Văn A
Lech Wałęsa
São Paulo
Rio de Janeiro
Buenos Aires
San José, Costa Rica
Puerto Vallarta
Côte d'Ivoire
Aix-en-Provence
Château d'Yquem
Reykjavík
Malmö
Göteborg, Malmö, Uppsala
København
Zürich
Baden-Württemberg
Saint-Germain-des-Prés
Sagrada Família
Santiago de Compostela
Plaza de la Constitución
Kuala Lumpur. Jakarta. Bali.
Machu Picchu
Nasi goreng
Phở. Bánh mì. Bún chả.
Pierogi, kielbasa, bigos.
Köttbullar
Smörgåsbord!
Wabi-sabi. Ikigai. Kintsugi.
Hygge, lagom, fika.
Namaste, bestie.
Zeitgeist. Doppelgänger. Wanderlust.
Angst
Kindergarten chaos
Gesundheit!
Doppelgänger
Façade. Cliché. Naïve.
Résumé red flags
Fiancé check
Sauté. Simmer. Serve.
My fiancée's résumé
Crème brûlée fail
Jalapeño poppers
Piña colada hack
Mañana, maybe.
Adios, amigos!
Amor fati
Memento mori
Veni, vidi, vici.
Cogito, ergo sum.
Lorem ipsum dolor sit amet
E pluribus unum
Et tu, Brute?
Ad astra per aspera
Hakuna matata
Wingardium Leviosa
Expecto patronum
Bruh.
Slay, queen.
Lowkey obsessed ngl
No cap, fr fr.
It's giving main character.
GRWM: date night
POV: you forgot
Rizz. Gyatt. Skibidi.
Yo mama
OMG
LFG!!!
W take, L execution
Sheesh
Big yikes
Tea time, sis
Ate. Left no crumbs.
NPC energy
Delulu is the solulu
Vibe check
Zero to hero
Hot girl summer
Sad boi hours
Gym bro logic
Cardio, abs, legs
Squat. Deadlift. Bench.
Protein, creatine, caffeine
Macro. Micro. Nano.
Kubernetes, Docker, Terraform
Python vs Rust
npm install regret
ChatGPT, Claude, Gemini
MacBook Pro M3 Max
iPhone 17 Pro Max
Tesla Model Y
PlayStation 5 Pro
Nintendo Switch 2
Netflix. Hulu. Disney.
Starbucks Pumpkin Spice Latte
Caramel macchiato
Venti latte, no foam
Bitcoin, Ethereum, Solana
ETF? 401k? IRA?
Buy low. Sell high.
Cash is king
Die broke
Men die. Ideas survive.
Son, come here.
Sin city
Pan-sear salmon
Par for course
Plus size, on sale
Tan lines
Ten tin men met
Bin it
Den of lions
Fare well, dear war
Dare me
Gut feeling
Gift of God
Rose gold
Ale, rum, gin
Me, myself, Irene
On a roll
Do or die
Go! Go! Go!
No. No. No.
La la la
Da da da
Na na na, hey
Was it him?
Ti amo
Te amo
Sí, señor!
Merci, Paris!
Ciao, bella!
Bonjour!
Hola, amigos!
Danke schön
Salut, Montréal
Ni hao
Aloha
Konnichiwa
Nerd alert
Autobahn
Le Mans
Le Creuset
La Croix
El Chapo
El Paso, Texas
Del Taco
De La Soul
Von Miller
Das racist
Das Auto
Les Paul
Les Mis
Una Thurman
Des Moines, Iowa
Du Bois
Der Spiegel
Min maxing
Mein Kampf
Ich bin ein Berliner
Vorsprung durch Technik
Volare! Cantare!
Despacito
La Vida Loca
Macarena
Gasolina
Bella ciao
Bad Bunny: Un Verano Sin Ti
Rosalía's Motomami
Narcos. Elite. La Casa de Papel.
Squid Game
Pan's Labyrinth
Amélie
Y tu mamá también
Tom yum, pad thai, massaman
Kimchi, bulgogi, bibimbap
Hummus. Falafel. Shawarma.
Dim sum, har gow, siu mai
Sushi omakase
Croissants, crème brûlée, jalapeños, smörgåsbord, piñata.
The word for water is agua.
Bonjour means hello in French.
My abuela says "cuídate mucho" every night.
In German, "Ich habe keine Zeit" means I have no time.
Learn three French phrases: je suis fatigué, j'ai faim, il fait froid.
Repeat after me: ¿Dónde está el baño?
Say "por favor" and "gracias" in Mexico City.`
