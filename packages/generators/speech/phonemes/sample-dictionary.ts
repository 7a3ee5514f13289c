// The entries of CMUdict that the tests need. The whole dictionary comes with the model (docs/decisions/036).
//
// Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved. Redistribution and use in source and binary
// forms, with or without modification, are permitted provided that the above copyright notice, this list of conditions
// and the following disclaimer are retained. THIS SOFTWARE IS PROVIDED BY CARNEGIE MELLON UNIVERSITY "AS IS" AND ANY
// EXPRESSED OR IMPLIED WARRANTIES ARE DISCLAIMED.

import type { PronouncingDictionary } from './find-word.ts'

const entries = `
a AH0
about AH0 B AW1 T
above AH0 B AH1 V
accident AE1 K S AH0 D AH0 N T
across AH0 K R AO1 S
action AE1 K SH AH0 N
actors AE1 K T ER0 Z
adventure AE0 D V EH1 N CH ER0
advice AE0 D V AY1 S
afraid AH0 F R EY1 D
after AE1 F T ER0
afternoon AE2 F T ER0 N UW1 N
against AH0 G EH1 N S T
agree AH0 G R IY1
airplane EH1 R P L EY2 N
alarm AH0 L AA1 R M
alive AH0 L AY1 V
alloy AE1 L OY2
alone AH0 L OW1 N
already AO0 L R EH1 D IY0
always AO1 L W EY2 Z
amazing AH0 M EY1 Z IH0 NG
an AE1 N
ancient EY1 N CH AH0 N T
and AH0 N D
angry AE1 NG G R IY0
animal AE1 N AH0 M AH0 L
answer AE1 N S ER0
anxiety AE0 NG Z AY1 AH0 T IY0
apple AE1 P AH0 L
are AA1 R
area EH1 R IY0 AH0
argument AA1 R G Y AH0 M AH0 N T
army AA1 R M IY0
around ER0 AW1 N D
arrow AE1 R OW0
artist AA1 R T AH0 S T
ask AE1 S K
asleep AH0 S L IY1 P
astronaut AE1 S T R AH0 N AA2 T
attention AH0 T EH1 N SH AH0 N
audience AA1 D IY0 AH0 N S
author AO1 TH ER0
autumn AO1 T AH0 M
average AE1 V ER0 IH0 JH
ay EY1
baby B EY1 B IY0
balance B AE1 L AH0 N S
banana B AH0 N AE1 N AH0
basketball B AE1 S K AH0 T B AO2 L
battery B AE1 T ER0 IY0
be B IY1
beach B IY1 CH
beautiful B Y UW1 T AH0 F AH0 L
bedroom B EH1 D R UW2 M
bee B IY1
before B IH0 F AO1 R
begin B IH0 G IH1 N
behavior B IH0 HH EY1 V Y ER0
behind B IH0 HH AY1 N D
believe B IH0 L IY1 V
better B EH1 T ER0
between B IH0 T W IY1 N
billion B IH1 L Y AH0 N
bird B ER1 D
birthday B ER1 TH D EY2
blocks B L AA1 K S
blood B L AH1 D
body B AA1 D IY0
bone B OW1 N
book B UH1 K
boss's B AO1 S IH0 Z
bottle B AA1 T AH0 L
bought B AA1 T
bow B AW1
boxes B AA1 K S AH0 Z
brain B R EY1 N
bread B R EH1 D
breakfast B R EH1 K F AH0 S T
breath B R EH1 TH
breathe B R IY1 DH
bridge B R IH1 JH
broke B R OW1 K
brother B R AH1 DH ER0
budget B AH1 JH IH0 T
build B IH1 L D
burst B ER1 S T
business B IH1 Z N AH0 S
butter B AH1 T ER0
button B AH1 T AH0 N
buyer B AY1 ER0
calendar K AE1 L AH0 N D ER0
calories K AE1 L ER0 IY0 Z
camera K AE1 M ER0 AH0
can K AE1 N
cancer K AE1 N S ER0
candle K AE1 N D AH0 L
captain K AE1 P T AH0 N
career K ER0 IH1 R
castle K AE1 S AH0 L
cats K AE1 T S
caught K AA1 T
century S EH1 N CH ER0 IY0
chair CH EH1 R
champion CH AE1 M P IY0 AH0 N
change CH EY1 N JH
chocolate CH AO1 K L AH0 T
choice CH OY1 S
church CH ER1 CH
circle S ER1 K AH0 L
city S IH1 T IY0
close K L OW1 S
clothes K L OW1 DH Z
coffee K AA1 F IY0
cold K OW1 L D
colleague K AA1 L IY0 G
color K AH1 L ER0
comfortable K AH1 M F ER0 T AH0 B AH0 L
common K AA1 M AH0 N
company K AH1 M P AH0 N IY2
computer K AH0 M P Y UW1 T ER0
concentrate K AA1 N S AH0 N T R EY2 T
confidence K AA1 N F AH0 D AH0 N S
consider K AH0 N S IH1 D ER0
consistent K AH0 N S IH1 S T AH0 N T
content K AA1 N T EH0 N T
control K AH0 N T R OW1 L
conversation K AA2 N V ER0 S EY1 SH AH0 N
cooking K UH1 K IH0 NG
corner K AO1 R N ER0
cost K AA1 S T
cotton K AA1 T AH0 N
could K UH1 D
country K AH1 N T R IY0
couple K AH1 P AH0 L
courage K ER1 AH0 JH
course K AO1 R S
cousin K AH1 Z AH0 N
create K R IY0 EY1 T
creature K R IY1 CH ER0
culture K AH1 L CH ER0
curious K Y UH1 R IY0 AH0 S
danger D EY1 N JH ER0
daughter D AO1 T ER0
day D EY1
dead D EH1 D
decide D IH2 S AY1 D
decision D IH0 S IH1 ZH AH0 N
deep D IY1 P
degree D IH0 G R IY1
delicious D IH0 L IH1 SH AH0 S
depression D IH0 P R EH1 SH AH0 N
desk D EH1 S K
details D IH0 T EY1 L Z
diamond D AY1 M AH0 N D
different D IH1 F ER0 AH0 N T
difficult D IH1 F AH0 K AH0 L T
dinner D IH1 N ER0
discipline D IH1 S AH0 P L AH0 N
discover D IH0 S K AH1 V ER0
distance D IH1 S T AH0 N S
do D UW1
doctor D AA1 K T ER0
does D AH1 Z
dog's D AO1 G Z
dollar D AA1 L ER0
dollars D AA1 L ER0 Z
door D AO1 R
double D AH1 B AH0 L
dream D R IY1 M
during D UH1 R IH0 NG
early ER1 L IY0
earth ER1 TH
easy IY1 Z IY0
eat IY1 T
echo EH1 K OW0
economy IH0 K AA1 N AH0 M IY0
education EH2 JH AH0 K EY1 SH AH0 N
ee IY1
effort EH1 F ER0 T
eggs EH1 G Z
eight EY1 T
electric IH0 L EH1 K T R IH0 K
elephant EH1 L AH0 F AH0 N T
emotion IH0 M OW1 SH AH0 N
empire EH1 M P AY0 ER0
empty EH1 M P T IY0
energy EH1 N ER0 JH IY0
engine EH1 N JH AH0 N
enough IH0 N AH1 F
entire IH0 N T AY1 ER0
environment IH0 N V AY1 R AH0 N M AH0 N T
equal IY1 K W AH0 L
evening IY1 V N IH0 NG
evidence EH1 V AH0 D AH0 N S
example IH0 G Z AE1 M P AH0 L
exercise EH1 K S ER0 S AY2 Z
expensive IH0 K S P EH1 N S IH0 V
experience IH0 K S P IH1 R IY0 AH0 N S
eye AY1
eyes AY1 Z
fable F EY1 B AH0 L
family F AE1 M AH0 L IY0
famous F EY1 M AH0 S
farmer F AA1 R M ER0
farmers F AA1 R M ER0 Z
father F AA1 DH ER0
favorite F EY1 V ER0 IH0 T
feather F EH1 DH ER0
feature F IY1 CH ER0
fell F EH1 L
female F IY1 M EY2 L
field F IY1 L D
fight F AY1 T
final F AY1 N AH0 L
finger F IH1 NG G ER0
fire F AY1 ER0
five F AY1 V
flower F L AW1 ER0
focus F OW1 K AH0 S
follow F AA1 L OW0
food F UW1 D
for F AO1 R
foreign F AO1 R AH0 N
forest F AO1 R AH0 S T
forget F ER0 G EH1 T
fortune F AO1 R CH AH0 N
forty F AO1 R T IY0
foxes F AA1 K S AH0 Z
freedom F R IY1 D AH0 M
friend F R EH1 N D
friends F R EH1 N D Z
front F R AH1 N T
fruit F R UW1 T
future F Y UW1 CH ER0
garden G AA1 R D AH0 N
general JH EH1 N ER0 AH0 L
ghost G OW1 S T
giant JH AY1 AH0 N T
give G IH1 V
glass G L AE1 S
go G OW1
goes G OW1 Z
gold G OW1 L D
good G UH1 D
government G AH1 V ER0 M AH0 N T
grandmother G R AE1 N D M AH2 DH ER0
grateful G R EY1 T F AH0 L
great G R EY1 T
ground G R AW1 N D
guarantee G EH2 R AH0 N T IY1
guess G EH1 S
guitar G IH0 T AA1 R
habit HH AE1 B AH0 T
habits HH AE1 B AH0 T S
happen HH AE1 P AH0 N
happiness HH AE1 P IY0 N AH0 S
has HH AE1 Z
he HH IY1
healthy HH EH1 L TH IY0
heart HH AA1 R T
heavy HH EH1 V IY0
height HH AY1 T
hello HH AH0 L OW1
her HH ER1
here HH IY1 R
hi HH AY1
hills HH IH1 L Z
history HH IH1 S T ER0 IY0
holiday HH AA1 L AH0 D EY2
home HH OW1 M
honest AA1 N AH0 S T
horse HH AO1 R S
hospital HH AA1 S P IH2 T AH0 L
hot HH AA1 T
hour AW1 ER0
how HH AW1
human HH Y UW1 M AH0 N
hundred HH AH1 N D R AH0 D
hungry HH AH1 NG G R IY0
hurricane HH ER1 AH0 K EY2 N
i AY1
idea AY0 D IY1 AH0
imagine IH2 M AE1 JH AH0 N
important IH2 M P AO1 R T AH0 N T
impossible IH2 M P AA1 S AH0 B AH0 L
in IH0 N
income IH1 N K AH2 M
increase IH2 N K R IY1 S
industry IH1 N D AH0 S T R IY0
information IH2 N F ER0 M EY1 SH AH0 N
insect IH1 N S EH2 K T
instead IH2 N S T EH1 D
interest IH1 N T R AH0 S T
into IH1 N T UW0
is IH1 Z
island AY1 L AH0 N D
it IH1 T
journey JH ER1 N IY0
judge JH AH1 JH
juice JH UW1 S
jungle JH AH1 NG G AH0 L
keep K IY1 P
kitchen K IH1 CH AH0 N
knee N IY1
knife N AY1 F
knowledge N AA1 L AH0 JH
landed L AE1 N D AH0 D
language L AE1 NG G W AH0 JH
laptop L AE1 P T AA2 P
late L EY1 T
laugh L AE1 F
laughed L AE1 F T
lead L EH1 D
leader L IY1 D ER0
learn L ER1 N
leather L EH1 DH ER0
lesson L EH1 S AH0 N
letter L EH1 T ER0
light L AY1 T
lighthouse L AY1 T HH AW2 S
limit L IH1 M AH0 T
liquid L IH1 K W AH0 D
listen L IH1 S AH0 N
little L IH1 T AH0 L
live L AY1 V
lives L IH1 V Z
lonely L OW1 N L IY0
long L AO1 NG
looking L UH1 K IH0 NG
lose L UW1 Z
loss L AO1 S
machine M AH0 SH IY1 N
magic M AE1 JH IH0 K
male M EY1 L
manage M AE1 N AH0 JH
many M EH1 N IY0
market M AA1 R K AH0 T
marriage M EH1 R IH0 JH
matter M AE1 T ER0
measure M EH1 ZH ER0
medicine M EH1 D AH0 S AH0 N
memory M EH1 M ER0 IY0
mental M EH1 N T AH0 L
message M EH1 S AH0 JH
meters M IY1 T ER0 Z
middle M IH1 D AH0 L
million M IH1 L Y AH0 N
minute M IH1 N AH0 T
mirror M IH1 R ER0
mistake M IH0 S T EY1 K
modern M AA1 D ER0 N
moment M OW1 M AH0 N T
money M AH1 N IY0
monkey M AH1 NG K IY0
month M AH1 N TH
more M AO1 R
morning M AO1 R N IH0 NG
most M OW1 S T
mother M AH1 DH ER0
motivation M OW2 T AH0 V EY1 SH AH0 N
mountain M AW1 N T AH0 N
mouth M AW1 TH
muscle M AH1 S AH0 L
museum M Y UW0 Z IY1 AH0 M
music M Y UW1 Z IH0 K
mystery M IH1 S T ER0 IY0
nasa N AE1 S AH0
natural N AE1 CH ER0 AH0 L
nature N EY1 CH ER0
necessary N EH1 S AH0 S EH2 R IY0
need N IY1 D
neighbor N EY1 B ER0
nervous N ER1 V AH0 S
next N EH1 K S T
night N AY1 T
nine N AY1 N
nineteen N AY1 N T IY1 N
no N OW1
nobody N OW1 B AA2 D IY2
not N AA1 T
nothing N AH1 TH IH0 NG
number N AH1 M B ER0
object AA1 B JH EH0 K T
ocean OW1 SH AH0 N
octopus AA1 K T AH0 P UH2 S
of AH1 V
offer AO1 F ER0
office AO1 F IH0 S
oh OW1
old OW1 L D
on AA1 N
once W AH1 N S
one W AH1 N
onion AH1 N Y AH0 N
opinion AH0 P IH1 N Y AH0 N
or AO1 R
orange AO1 R AH0 N JH
original ER0 IH1 JH AH0 N AH0 L
other AH1 DH ER0
our AW1 ER0
own OW1 N
oxygen AA1 K S AH0 JH AH0 N
painting P EY1 N T IH0 NG
paper P EY1 P ER0
parent P EH1 R AH0 N T
patience P EY1 SH AH0 N S
pattern P AE1 T ER0 N
people P IY1 P AH0 L
percent P ER0 S EH1 N T
perhaps P ER0 HH AE1 P S
permit P ER0 M IH1 T
person P ER1 S AH0 N
philosophy F AH0 L AA1 S AH0 F IY0
photograph F OW1 T AH0 G R AE2 F
piano P IY0 AE1 N OW0
picture P IH1 K CH ER0
piece P IY1 S
pipes P AY1 P S
pirate P AY1 R AH0 T
planet P L AE1 N AH0 T
plastic P L AE1 S T IH0 K
played P L EY1 D
please P L IY1 Z
pleasure P L EH1 ZH ER0
poison P OY1 Z AH0 N
police P AH0 L IY1 S
popular P AA1 P Y AH0 L ER0
possible P AA1 S AH0 B AH0 L
potato P AH0 T EY1 T OW2
powerful P AW1 ER0 F AH0 L
practice P R AE1 K T AH0 S
present P R EH1 Z AH0 N T
pressure P R EH1 SH ER0
pretty P R IH1 T IY0
prison P R IH1 Z AH0 N
private P R AY1 V AH0 T
problem P R AA1 B L AH0 M
produce P R AH0 D UW1 S
product P R AA1 D AH0 K T
professional P R AH0 F EH1 SH AH0 N AH0 L
project P R AA1 JH EH0 K T
promise P R AA1 M AH0 S
protect P R AH0 T EH1 K T
psychology S AY0 K AA1 L AH0 JH IY0
purpose P ER1 P AH0 S
question K W EH1 S CH AH0 N
quick K W IH1 K
quiet K W AY1 AH0 T
quietly K W AY1 AH0 T L IY0
rabbit R AE1 B AH0 T
ran R AE1 N
rather R AE1 DH ER0
reach R IY1 CH
read R EH1 D
reason R IY1 Z AH0 N
receive R AH0 S IY1 V
recipe R EH1 S AH0 P IY0
record R AH0 K AO1 R D
recorded R AH0 K AO1 R D IH0 D
refuse R AH0 F Y UW1 Z
relationship R IY0 L EY1 SH AH0 N SH IH2 P
remember R IH0 M EH1 M B ER0
report R IY0 P AO1 R T
restaurant R EH1 S T ER0 AA2 N T
result R IH0 Z AH1 L T
results R IH0 Z AH1 L T S
rhythm R IH1 DH AH0 M
river R IH1 V ER0
road R OW1 D
rock R AA1 K
romans R OW1 M AH0 N Z
rough R AH1 F
routine R UW0 T IY1 N
safety S EY1 F T IY0
said S EH1 D
salary S AE1 L ER0 IY0
salmon S AE1 M AH0 N
saved S EY1 V D
saving S EY1 V IH0 NG
scared S K EH1 R D
schedule S K EH1 JH UH0 L
school S K UW1 L
science S AY1 AH0 N S
scientist S AY1 AH0 N T IH0 S T
scissors S IH1 Z ER0 Z
season S IY1 Z AH0 N
second S EH1 K AH0 N D
secret S IY1 K R AH0 T
see S IY1
sentence S EH1 N T AH0 N S
separate S EH1 P ER0 EY2 T
serious S IH1 R IY0 AH0 S
seven S EH1 V AH0 N
shadow SH AE1 D OW2
shark SH AA1 R K
she SH IY1
shot SH AA1 T
should SH UH1 D
shoulder SH OW1 L D ER0
signal S IH1 G N AH0 L
silence S AY1 L AH0 N S
silver S IH1 L V ER0
simple S IH1 M P AH0 L
single S IH1 NG G AH0 L
sister S IH1 S T ER0
sixty S IH1 K S T IY0
skeleton S K EH1 L AH0 T AH0 N
sleep S L IY1 P
slowly S L OW1 L IY0
small S M AO1 L
smooth S M UW1 DH
so S OW1
social S OW1 SH AH0 L
soldier S OW1 L JH ER0
something S AH1 M TH IH0 NG
sound S AW1 N D
special S P EH1 SH AH0 L
spider S P AY1 D ER0
stands S T AE1 N D Z
station S T EY1 SH AH0 N
stomach S T AH1 M AH0 K
stop S T AA1 P
stopped S T AA1 P T
stories S T AO1 R IY0 Z
story S T AO1 R IY0
strange S T R EY1 N JH
strategy S T R AE1 T AH0 JH IY0
strength S T R EH1 NG K TH
stress S T R EH1 S
student S T UW1 D AH0 N T
success S AH0 K S EH1 S
sugar SH UH1 G ER0
summer S AH1 M ER0
surface S ER1 F AH0 S
surprise S ER0 P R AY1 Z
sword S AO1 R D
system S IH1 S T AH0 M
table T EY1 B AH0 L
take T EY1 K
talent T AE1 L AH0 N T
tall T AO1 L
tea T IY1
teacher T IY1 CH ER0
tear T EH1 R
tears T EH1 R Z
telephone T EH1 L AH0 F OW2 N
television T EH1 L AH0 V IH2 ZH AH0 N
tells T EH1 L Z
temperature T EH1 M P R AH0 CH ER0
that DH AE1 T
the DH AH0
them DH EH1 M
theory TH IH1 R IY0
there DH EH1 R
they DH EY1
thirsty TH ER1 S T IY0
this DH IH1 S
thought TH AO1 T
thousand TH AW1 Z AH0 N D
thousands TH AW1 Z AH0 N D Z
throat TH R OW1 T
through TH R UW1
thumb TH AH1 M
thunder TH AH1 N D ER0
tiger T AY1 G ER0
time T AY1 M
tired T AY1 ER0 D
to T UW1
today T AH0 D EY1
together T AH0 G EH1 DH ER0
tomorrow T AH0 M AA1 R OW2
tongue T AH1 NG
took T UH1 K
tooth T UW1 TH
total T OW1 T AH0 L
touch T AH1 CH
tough T AH1 F
town T AW1 N
toy T OY1
travel T R AE1 V AH0 L
treasure T R EH1 ZH ER0
trouble T R AH1 B AH0 L
truth T R UW1 TH
twelve T W EH1 L V
twenty T W EH1 N T IY0
umbrella AH0 M B R EH1 L AH0
uncle AH1 NG K AH0 L
universe Y UW1 N AH0 V ER2 S
unusual AH0 N Y UW1 ZH UW2 AH0 L
up AH1 P
use Y UW1 S
used Y UW1 Z D
valley V AE1 L IY0
vegetable V EH1 JH T AH0 B AH0 L
video V IH1 D IY0 OW0
village V IH1 L AH0 JH
violence V AY1 AH0 L AH0 N S
virus V AY1 R AH0 S
vision V IH1 ZH AH0 N
voice V OY1 S
volcano V AA0 L K EY1 N OW0
wait W EY1 T
waited W EY1 T IH0 D
waiting W EY1 T IH0 NG
wake W EY1 K
wanted W AO1 N T IH0 D
wants W AA1 N T S
was W AA1 Z
watch W AA1 CH
watched W AA1 CH T
water W AO1 T ER0
we W IY1
weather W EH1 DH ER0
weight W EY1 T
were W ER1
whisper W IH1 S P ER0
widely W AY1 D L IY0
will W IH1 L
wind W AY1 N D
window W IH1 N D OW0
winds W IH1 N D Z
winning W IH1 N IH0 NG
winter W IH1 N T ER0
wisdom W IH1 Z D AH0 M
with W IH1 DH
woman W UH1 M AH0 N
women W IH1 M AH0 N
wonder W AH1 N D ER0
world W ER1 L D
worry W ER1 IY0
writer R AY1 T ER0
wrong R AO1 NG
year Y IH1 R
yellow Y EH1 L OW0
yesterday Y EH1 S T ER0 D EY2
you Y UW1
young Y AH1 NG
your Y AO1 R
`

const bySpelling = new Map(
  entries
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
)

export const sampleEntries: Readonly<Record<string, string>> = Object.fromEntries(bySpelling)

export const sampleDictionary: PronouncingDictionary = { find: (word) => bySpelling.get(word) }
