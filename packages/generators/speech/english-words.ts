// English words that `language.ts` recognizes English by. Function words make up some 40 % of running English. The
// common words cover titles, hooks and captions, which omit function words.

/** In lower case. */
export const englishFunctionWords =
  'the of and to in is that it was for on are with as his they be at this have from or had by but not what all were we when ' +
  'your can said there each which she do how their if will up other about out many then them these so some her would make ' +
  "like him into time has two more go no way could my than first been who its now don't it's you're i you he me us our just " +
  "get got here why because every never only i'm that's can't won't isn't doesn't most any before after should even too very " +
  'much did does over take want need know yes not let one a an am off down must might may shall those where while whose whom ' +
  "yet still again also both few less least own same such through under until upon without within between against let's " +
  "there's here's what's who's he's she's we're they're i've you've we've they've i'll you'll we'll they'll i'd you'd he'd " +
  "didn't wasn't weren't haven't hasn't hadn't couldn't wouldn't shouldn't aren't ain't y'all gonna wanna gotta kinda dunno " +
  "lemme gimme c'mon s'more s'mores d'you ma'am o'clock rock'n'roll being having doing myself yourself himself herself itself themselves " +
  'something nothing anything everything someone anyone everyone nobody everybody always'

/** In lower case. */
export const englishCommonWords =
  'able ago ahead air almost alone along already animal animals apart arm arms around art ask asked away baby back bad bag ball bank ' +
  'bar base bath beach beat became become bed bee bees began begin behind believe below best better beyond big bigger biggest bike ' +
  'bill bird birds birth bit black blood blow blue boat body bold bone bones book books born boss bottle bottom bought box boy boys ' +
  'brain brains brand bread break breakfast breath breathe bright bring broke broken brother brought brown build built burn business ' +
  'busy buy call called calm came camera cancel cannot car cars card care case cash cat cats catch caught cause change changed cheap ' +
  'check cheese chicken child children choose city class clean clear click clock close clothes cloud coffee cold color colour come ' +
  'comes common company cook cool copy corn cost costs count country couple course cover crazy create cry cup cut cute dad daily ' +
  'dance dark data date daughter day days dead deal dear death debt deep diet die died different dinner dirt dirty discover dog dogs ' +
  'dollar dollars done door double doubt draw dream dreams dress drink drive drop dry dumb during dust ear ears early earn earth ' +
  'easy eat eats edge egg eggs eight eighty else email empty end ends energy enough evening ever exact exist exit eye eyes face fact ' +
  'facts fail fake fall false family famous fan fans far farm fast fat father favorite fear feed feel feels feet fell felt fight ' +
  'figure fill film find fire fish fit five fix flat flew flight floor flour flow flower fly focus fold folks follow food foot forget ' +
  'form found four free freeze fresh friday friend friends front fruit full fun funny future gain game games gave ghost giant gift ' +
  'girl girls give gives glad glass goal goals god goes gold gone good great green grew ground group grow grown growth guess guide ' +
  'guy guys gym habit habits hack hacks hair half hand hands happen happy hard harder hate head health healthy hear heard heart heat ' +
  'heavy held hello help helps hey hi hidden hide high hit hold hole home honest honey hook hope horse hot hotel hour hours house huge ' +
  'human humans hundred hungry hurt ice idea ideas inside jail job join joke joy juice jump june july keep keeps key kid kids kill kind ' +
  'king kiss kitchen knew knife knock lady land language large last late later laugh law lazy lead leaf learn leave left leg lemon ' +
  'lesson level lie lies life light likes line lion lips list listen little live lived lives lock long longer look looks lose loss lost ' +
  'lot lots loud love loved loves low luck lunch made magic mail main makes man map march market math matter maybe meal mean means ' +
  'meat meet men mess met middle mile miles milk mind minute minutes mirror miss mistake mistakes mom monday money month months moon ' +
  'morning mother mountain mouth move moved movie mum muscle music name names near neck never new news next nice night nights nine ' +
  'noise none normal north nose note notice nowhere number ocean oil ok okay old older once open order outside owner page paid pain paint ' +
  'paper park part parts party past pay peace people perfect person phone photo pick piece pink place plan plane plant plants plate play ' +
  'please plus point poor pop post pound power press pretty price prime problem proof proud pull pure push put queen question quick quiet ' +
  'quit quite rain ran rare rather reach read ready real really reason red remember repeat rest rich ride right ring rise risk river ' +
  'road rock roll room round rule rules run runs sad safe said salt same sand save saw say says scared school science scream screen ' +
  'scroll sea search seat second seconds secret secrets see seem seen self sell send sent set seven sex shape share shark sharks sharp ' +
  'ship shoe shoes shop short shot show shows shut sick side sign silent silly simple since sing single sister sit six size skin skip ' +
  'sky sleep slept slow slowly small smart smell smile smoke snack snow social soft sold song songs soon sorry sort soul sound south ' +
  'space speak speed spend spent spot spring stand star stars start starts state stay steal step steps stick stone stood stop store ' +
  'storm story straight strange street stress strong study stuff stupid style subscribe sugar summer sun sunday sure sweat sweet swim ' +
  'table talk tall taste tax tea teach team tears teeth tell ten test text thank thanks thing things think third thirty thousand three ' +
  'threw throw tip tips tired today together told tomorrow tonight took top touch town toxic trade train trap travel tree trees trick ' +
  'tricks trip true trust truth try turn turns twelve twenty twice type ugly uncle understand upgrade use used using vibe vibes video videos view ' +
  'viral visit voice wait wake walk wall war warm warning wash waste watch water wave weak wear weather week weeks weight weird well ' +
  'went west wet whale whales whatever wheel white whole wide wife wild win wind window wine winter wish woman women won wonder wood ' +
  'word words wore work works world worry worse worst worth write wrong yeah year years yesterday young zero bro dude lol omg ngl lowkey ' +
  'highkey slay sus cringe hype drip flex goat rizz cap bet bussin mid yeet squad savage salty lit fam tea spill bestie main era pov fyi ' +
  'diy ceo gpa ai app apps tech hustle grind mindset budget cozy cake cookies pizza pasta beer salad soup sauce butter garlic onion pepper ' +
  'yes sir madam mister die hate gut am inc vs versus part episode chapter season hail sense cents penny wisdom pride grit sweat tears ' +
  'brave honest kindness mercy cheers oops wow ouch yikes duh nope yep meh huh welcome goodbye bye cheer ' +
  'french german spanish italian english phrase phrases hall fall mall pros cons pricey verdict add sale pan fry bake stir mix boil chop slice spoon oven'
