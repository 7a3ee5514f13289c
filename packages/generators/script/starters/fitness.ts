import type { Starter } from './types.ts'

export const fitnessStarters = [
  {
    id: 'ten-thousand-steps',
    niche: 'fitness',
    title: 'Who Invented 10,000 Steps',
    topics: [
      '10000 steps',
      '10k steps',
      'steps a day',
      'daily steps',
      'walking',
      'walk',
      'step counter',
      'pedometer',
      'how many steps',
      'fitness tracker',
      'walking for health',
    ],
    hook: 'The 10,000 steps goal started as a sales pitch.',
    scenes: [
      {
        say: 'In 1965, a Japanese company sold a pedometer called manpo-kei.',
        onScreen: '1965',
        visualKeywords: ['vintage pedometer', 'tokyo street', 'shop window'],
        emphasis: ['Japanese', 'manpo-kei'],
      },
      {
        say: 'It means 10,000-step meter, and the number just sounded good.',
        visualKeywords: ['japanese characters', 'advertisement', 'walking shoes'],
        emphasis: ['10,000-step', 'good'],
      },
      {
        say: "Decades later, Harvard's I-Min Lee tracked some 17,000 older women.",
        onScreen: '17,000 women',
        visualKeywords: ['older woman walking', 'hip tracker', 'park'],
        emphasis: ['tracked', 'women'],
      },
      {
        say: 'Compared with 2,700 steps a day, 4,400 went with fewer deaths.',
        onScreen: '4,400 steps',
        visualKeywords: ['sidewalk', 'footsteps', 'heart'],
        emphasis: ['2,700', '4,400'],
      },
      {
        say: 'The gains kept growing, and leveled off around 7,500.',
        onScreen: '7,500 steps',
        visualKeywords: ['leveling line chart', 'staircase', 'smartwatch'],
        emphasis: ['gains', '7,500'],
      },
      {
        say: 'So a short walk counts, and ten thousand was a slogan.',
        visualKeywords: ['dog walk', 'doorstep', 'old poster'],
        emphasis: ['short', 'slogan'],
      },
    ],
    callToAction: "No judgment: what's your step count today?",
    facts: [
      {
        claim:
          'In 1965 the Yamasa company in Japan sold a pedometer called “Manpo-kei”, “ten thousand steps meter”; 10,000 likely originated as a marketing tool.',
        sources: [
          {
            title:
              'Mortality: Number of Steps Matter, Up To a Point – interview with I-Min Lee, MedicalResearch.com',
            url: 'https://medicalresearch.com/exercise-fitness/mortality-number-of-steps-matter-up-to-a-point/',
          },
        ],
      },
      {
        claim: 'The name was chosen because it sounded auspicious and catchy.',
        sources: [
          {
            title: 'Exercised (notes) – Goodreads',
            url: 'https://www.goodreads.com/notes/54993634-exercised/18651465-emre-can-okten/6eaace2b-2bef-4f28-ab80-226f7a53137e',
          },
        ],
      },
      {
        claim:
          'Among 16,741 women (about 17,000, mean age 72) 4,400 steps a day went with lower mortality than 2,700; rates fell until about 7,500 steps.',
        sources: [
          {
            title:
              'Association of Step Volume and Intensity With All-Cause Mortality in Older Women – JAMA Internal Medicine',
            url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6547157',
          },
        ],
      },
    ],
  },
  {
    id: 'milo-and-the-calf',
    niche: 'fitness',
    title: 'How Milo Built Muscle With a Calf',
    topics: [
      'build muscle',
      'building muscle',
      'how to build muscle',
      'strength training',
      'weight lifting',
      'weightlifting',
      'get stronger',
      'gym',
      'workout',
      'progressive overload',
      'bodybuilding',
      'beginner workout',
    ],
    hook: 'The oldest trick for building muscle is a growing calf.',
    scenes: [
      {
        say: 'Milo of Croton was a Greek wrestler with six Olympic crowns.',
        visualKeywords: ['greek wrestler', 'olive wreath', 'ancient stadium'],
        emphasis: ['Croton', 'Greek'],
      },
      {
        say: 'The story goes that he lifted a newborn calf one day.',
        visualKeywords: ['newborn calf', 'farmyard', 'muscular man'],
        emphasis: ['story', 'newborn'],
      },
      {
        say: 'He carried it around on his shoulders, day after day.',
        visualKeywords: ['man carrying calf', 'dusty road', 'sunrise'],
        emphasis: ['carried', 'day'],
      },
      {
        say: 'Each day it weighed a little more, and so did his training.',
        visualKeywords: ['growing calf', 'scale', 'barbell'],
        emphasis: ['weighed', 'training'],
      },
      {
        say: 'Four years later, he was carrying a full-grown bull.',
        onScreen: '4 years later',
        visualKeywords: ['bull', 'strong shoulders', 'crowd'],
        emphasis: ['Four', 'full-grown'],
      },
      {
        say: 'Start light, never skip, add little: trainers call it progressive overload.',
        onScreen: 'Light, steady, a little more',
        visualKeywords: ['small weight plate', 'training log', 'dumbbells'],
        emphasis: ['light', 'little'],
      },
    ],
    callToAction: 'Add one small plate this week and tag your gym partner.',
    facts: [
      {
        claim:
          'Milo of Croton won six Olympic crowns; it is said that he carried a calf on his shoulders every day until it was a bull four (4) years later; some credit him as the father of progressive resistance exercise.',
        sources: [
          {
            title: 'Milo of Croton, 6th Century BC – Self Defense Guides',
            url: 'https://www.selfdefenseguides.info/cinematic-skills/milo-of-croton-6th-century-bc.html',
          },
          {
            title: 'Milo of Croton, the father of progressive overload training – History of Strength Sports',
            url: 'https://www.historyofstrengthsports.com/post/milo-of-croton-the-father-of-progressive-overload-training',
          },
        ],
      },
      {
        claim: 'His three principles: start light, never miss training, increase by small steps.',
        sources: [
          {
            title: 'The strongest Greek of antiquity – Youm7, citing Greek Reporter',
            url: 'https://youm7.com/story/2024/3/15/تعرف-على-أقوى-يونانى-عاش-فى-العصور-القديمة/6510569',
          },
        ],
      },
    ],
  },
  {
    id: 'spot-reduction',
    niche: 'fitness',
    title: 'Crunches and Belly Fat',
    topics: [
      'belly fat',
      'lose belly fat',
      'burn belly fat',
      'flat stomach',
      'abs',
      'six pack',
      'six pack abs',
      'crunches',
      'sit-ups',
      'spot reduction',
    ],
    hook: "Crunches won't take the fat off your belly.",
    scenes: [
      {
        say: 'Doctors once tested the idea on tennis players.',
        visualKeywords: ['tennis player', 'forearm', 'clinic'],
        emphasis: ['idea', 'tennis'],
      },
      {
        say: 'One arm swings for years while the other mostly waits.',
        visualKeywords: ['tennis serve', 'racket', 'left and right arm'],
        emphasis: ['swings', 'waits'],
      },
      {
        say: 'Sure enough, the playing arm was thicker, with more muscle.',
        visualKeywords: ['tape measure', 'strong forearm', 'muscle'],
        emphasis: ['playing', 'muscle'],
      },
      {
        say: 'But the fat on top was just as thick on both.',
        onScreen: 'Same fat, both arms',
        visualKeywords: ['two arms', 'skin caliper', 'balance scale'],
        emphasis: ['fat', 'thick'],
      },
      {
        say: "So you don't get to choose where your body takes it from.",
        visualKeywords: ['question mark', 'body outline', 'arrows'],
        emphasis: ['choose', 'where'],
      },
      {
        say: 'Train all of it: big moves, heavy enough, week after week.',
        visualKeywords: ['squat', 'barbell', 'calendar'],
        emphasis: ['all', 'heavy'],
      },
    ],
    callToAction: "Break it to whoever's doing crunches tonight.",
    facts: [
      {
        claim:
          'In 1971 doctors compared the arms of tennis players: the playing arm had a greater circumference, but there was no significant difference in the thickness of fat; this speaks against “spot reduction”.',
        sources: [
          {
            title:
              'Thickness of Subcutaneous Fat and Activity of Underlying Muscles – Annals of Internal Medicine',
            url: 'http://annals.org/aim/article-abstract/685223/thickness-subcutaneous-fat-activity-underlying-muscles',
          },
        ],
      },
      {
        claim:
          'Exercising a single area is not enough to strengthen the body; you have no control over where you lose fat.',
        sources: [
          {
            title: 'Why is the concept of spot reduction considered a myth? – American Council on Exercise',
            url: 'https://www.acefitness.org/resources/everyone/blog/44/why-is-the-concept-of-spot-reduction-considered-a-myth/',
          },
          {
            title: 'Blast away stubborn lower belly fat – 29 Again Fitness',
            url: 'https://29againfitness.com/blast-away-stubborn-lower-belly-fat/',
          },
        ],
      },
    ],
  },
  {
    id: 'london-bus-study',
    niche: 'fitness',
    title: 'What a London Bus Taught Doctors',
    topics: [
      'exercise',
      'benefits of exercise',
      'why exercise',
      'cardio',
      'sitting all day',
      'sedentary',
      'desk job',
      'heart health',
      'taking the stairs',
      'move more',
    ],
    hook: 'Double-decker buses taught doctors that exercise protects hearts.',
    scenes: [
      {
        say: 'After the war, more and more Britons had heart attacks.',
        visualKeywords: ['1940s london', 'heart', 'ambulance'],
        emphasis: ['Britons', 'heart'],
      },
      {
        say: 'In 1949, scientist Jerry Morris compared people by their jobs.',
        onScreen: '1949',
        visualKeywords: ['clipboard', 'postman', 'bus depot'],
        emphasis: ['Morris', 'jobs'],
      },
      {
        say: "London's bus drivers sat for 90 percent of their shift.",
        onScreen: 'Sitting: 90%',
        visualKeywords: ['bus driver', 'steering wheel', 'seat'],
        emphasis: ['sat', '90'],
      },
      {
        say: 'Conductors climbed about 600 stairs a day, selling tickets.',
        onScreen: '600 stairs a day',
        visualKeywords: ['bus stairs', 'ticket seller', 'double-decker bus'],
        emphasis: ['Conductors', '600'],
      },
      {
        say: 'Same class, similar pay, but half the sudden deaths.',
        onScreen: 'Half the deaths',
        visualKeywords: ['two uniforms', 'balance scale', 'beating heart'],
        emphasis: ['Same', 'half'],
      },
      {
        say: 'Morris took it to heart himself, and lived to 99.',
        visualKeywords: ['old man walking', 'birthday cake', 'running shoes'],
        emphasis: ['Morris', '99'],
      },
    ],
    callToAction: 'Take the stairs today and count them in the comments.',
    facts: [
      {
        claim:
          'In 1949 Jerry Morris compared people of different occupations; conductors climbed and descended 500 to 750 steps a day and were half as likely as drivers to drop dead of a sudden heart attack; both were of the same social class.',
        sources: [
          {
            title: 'The man who invented exercise (Financial Times), quoted by Robert Paterson',
            url: 'https://smartpei.typepad.com/robert_patersons_weblog/2011/05/the-man-who-invented-exercise.html',
          },
        ],
      },
      {
        claim:
          'Drivers sat about 90% of their working day; conductors (ticket collectors) climbed about 600 steps; both earned similar wages.',
        sources: [
          {
            title: 'London bus drivers and conductors – EnglishEcho',
            url: 'http://www.englishecho.com/london-bus-drivers-and-conductors/',
          },
        ],
      },
      {
        claim: 'Morris exercised most days and died a few months before his 100th birthday, at 99.',
        sources: [
          {
            title: 'Sit less, move more – Tulsa Yoga Meditation Center',
            url: 'https://www.tulsayogameditationcenter.com/blog/improve-your-health-these-two-ways-sit-less-move-more',
          },
        ],
      },
    ],
  },
  {
    id: 'hadza-calories',
    niche: 'fitness',
    title: 'Why Exercise Burns Less Than You Think',
    topics: [
      'weight loss',
      'lose weight',
      'how to lose weight',
      'losing weight',
      'burn calories',
      'burning calories',
      'calories',
      'metabolism',
      'slow metabolism',
      'hunter gatherers',
      'hadza',
      'calorie deficit',
    ],
    hook: 'Hunter-gatherers walk for miles and burn no more than you.',
    scenes: [
      {
        say: 'The Hadza of Tanzania live by hunting with bows and digging roots.',
        visualKeywords: ['hunter with bow', 'savanna', 'wild tubers'],
        emphasis: ['Hadza', 'bows'],
      },
      {
        say: "They're about seven times as active as the average American.",
        onScreen: '7x as active',
        visualKeywords: ['walking hunter', 'office worker', 'dusty path'],
        emphasis: ['seven', 'active'],
      },
      {
        say: 'So scientists measured the calories they burn in a day.',
        visualKeywords: ['scientist in savanna', 'water bottle', 'notebook'],
        emphasis: ['measured', 'calories'],
      },
      {
        say: 'Adjusted for body size, it was just as much as at home.',
        onScreen: 'Same calories',
        visualKeywords: ['balance scale', 'hunter', 'couch'],
        emphasis: ['Adjusted', 'much'],
      },
      {
        say: 'Their bodies seem to save elsewhere, on stress and inflammation.',
        visualKeywords: ['battery', 'body outline', 'dimmer switch'],
        emphasis: ['save', 'stress'],
      },
      {
        say: 'So move for your health, and watch your plate for your weight.',
        visualKeywords: ['running shoes', 'dinner plate', 'heart'],
        emphasis: ['move', 'plate'],
      },
    ],
    callToAction: 'Tag someone who just bought a treadmill.',
    facts: [
      {
        claim:
          'Adjusted for nonfat body mass, Hadza men and women burned the same energy per day as people in the United States and Europe; their bodies seem to spend less on inflammation and stress responses.',
        sources: [
          {
            title: 'Science, 18 February 2022, page 713',
            url: 'https://issuhub.com/view/index?id=52466&pageIndex=21',
          },
        ],
      },
      {
        claim: 'They are about 7 (seven) times more active than the average American.',
        sources: [
          {
            title:
              'Everything you know about exercise & nutrition is wrong, Prof. Herman Pontzer – Big Picture Medicine',
            url: 'https://pod.casts.io/podcasts/big-picture-medicine/episodes/074-everything-you-know-about-exercise-nutrition-is-wrong-prof-herman-pontzer',
          },
        ],
      },
      {
        claim: 'They hunt and gather on foot with bows and digging sticks.',
        sources: [
          {
            title:
              'Westerner energy expenditure compared to a hunter-gatherer population is equivalent – NutSci',
            url: 'http://nutsci.org/2012/07/25/westerner-energy-expenditure-compared-to-a-hunter-gatherer-population-is-equivalent/',
          },
        ],
      },
      {
        claim: 'Physical activity does little to control weight.',
        sources: [
          {
            title: 'The Exercise Paradox, by Herman Pontzer – Scientific American',
            url: 'https://scribd.com/document/735967655/Exercise-Paradox-Pontzer-2017',
          },
        ],
      },
    ],
  },
  {
    id: 'couch-to-5k',
    niche: 'fitness',
    title: 'How to Start Running',
    topics: [
      'start running',
      'how to start running',
      'running',
      'jogging',
      'running for beginners',
      'couch to 5k',
      'c25k',
      '5k run',
      'beginner runner',
      'learn to run',
      'i hate running',
    ],
    hook: "The world's gentlest running plan was written for one mom.",
    scenes: [
      {
        say: 'Josh Clark hated running: his lungs burned and his legs screamed.',
        visualKeywords: ['exhausted runner', 'rainy street', 'old sneakers'],
        emphasis: ['hated', 'burned'],
      },
      {
        say: 'After a breakup, he kept at it until it felt good.',
        visualKeywords: ['runner at dawn', 'quiet road', 'smile'],
        emphasis: ['breakup', 'good'],
      },
      {
        say: 'So he wrote a nine-week schedule for his 50-year-old mother.',
        onScreen: '9 weeks',
        visualKeywords: ['handwritten schedule', 'mother', 'kitchen table'],
        emphasis: ['nine-week', '50-year-old'],
      },
      {
        say: 'Week one: jog 60 seconds, walk 90, and repeat.',
        onScreen: 'Jog 60 s, walk 90 s',
        visualKeywords: ['stopwatch', 'jogging feet', 'park path'],
        emphasis: ['jog', '90'],
      },
      {
        say: 'Just three days a week, so it never becomes torture.',
        onScreen: '3 days a week',
        visualKeywords: ['calendar', 'running shoes', 'sofa'],
        emphasis: ['three', 'never'],
      },
      {
        say: 'Couch to 5K went online in 1996, and millions followed.',
        onScreen: 'Couch to 5K',
        visualKeywords: ['finish line', 'phone app', 'crowd of runners'],
        emphasis: ['Couch', 'millions'],
      },
    ],
    callToAction: "Do 60 seconds today and comment when you're back.",
    facts: [
      {
        claim:
          'Josh Clark hated running (“My lungs burned, and my legs screamed”); a breakup got him running until it felt good; he wrote a nine-week (9) schedule for his mother and published it in 1996.',
        sources: [
          {
            title: 'The founder of Couch to 5K reveals his running secrets – Gentleman’s Journal',
            url: 'https://www.thegentlemansjournal.com/article/the-founder-of-couch-to-5k-reveals-his-running-secrets/',
          },
        ],
      },
      {
        claim:
          'His mother was 50 years old; never more than three (3) training days a week; week one rotates a 60-second jog and a 90-second walk.',
        sources: [
          {
            title: 'The Couch to 5K Program – ATLX',
            url: 'https://atlxtv.com/2021/01/02/the-couch-to-5k-program/',
          },
        ],
      },
      {
        claim: 'Millions around the world have followed Couch to 5K.',
        sources: [
          {
            title: 'How Josh Clark Invented Couch to 5K – Big Medium',
            url: 'https://bigmedium.com/ideas/bbc-how-josh-clark-invented-couch-to-5k.html',
          },
        ],
      },
    ],
  },
  {
    id: 'muscle-memory',
    niche: 'fitness',
    title: 'Why Muscle Comes Back Faster',
    topics: [
      'muscle memory',
      'back in shape',
      'getting back in shape',
      'back to the gym',
      'gym comeback',
      'losing muscle',
      'muscle loss',
      'gym motivation',
      'strength',
      'taking a break from the gym',
    ],
    hook: 'Your muscles remember being strong.',
    scenes: [
      {
        say: 'Muscle fibers are so large that each needs many control centers.',
        visualKeywords: ['muscle fibers', 'microscope', 'control room'],
        emphasis: ['fibers', 'large'],
      },
      {
        say: 'Train hard, and they take in extra ones, called nuclei.',
        visualKeywords: ['barbell', 'glowing dots', 'growing muscle'],
        emphasis: ['Train', 'extra'],
      },
      {
        say: 'Stop, and the fiber shrinks, but those nuclei may stay.',
        visualKeywords: ['shrinking balloon', 'sofa', 'dots'],
        emphasis: ['shrinks', 'stay'],
      },
      {
        say: 'In mice, once-trained muscle grew back faster than new muscle.',
        onScreen: 'Mice: faster the second time',
        visualKeywords: ['mouse', 'laboratory', 'running wheel'],
        emphasis: ['mice', 'faster'],
      },
      {
        say: "In people it's less clear, but nuclei can last 15 years.",
        onScreen: '15 years',
        visualKeywords: ['old photo of athlete', 'calendar', 'scientist'],
        emphasis: ['people', '15'],
      },
      {
        say: 'So coming back is never quite starting over.',
        visualKeywords: ['gym door', 'tied shoelaces', 'dumbbell'],
        emphasis: ['back', 'starting'],
      },
    ],
    callToAction: "Tag a friend who's about to come back.",
    facts: [
      {
        claim:
          'Fibers that were once large regain mass faster; they keep a higher number of nuclei, which are stable for at least 15 years.',
        sources: [
          {
            title:
              'Muscle memory and a new cellular model for muscle atrophy and hypertrophy – Journal of Experimental Biology',
            url: 'https://cob.silverchair.com/jeb/article/219/2/235/33480/Muscle-memory-and-a-new-cellular-model-for-muscle',
          },
        ],
      },
      {
        claim:
          'Muscle fibers are very large cells with multiple nuclei (“control centers”); whether nuclei are lost in humans is less clear, direct evidence comes from rodents.',
        sources: [
          {
            title:
              'The Evidence for Myonuclear Muscle Memory May be Murkier Than Commonly Believed – Stronger by Science',
            url: 'https://www.strongerbyscience.com/myonuclear-muscle-memory/?utm_medium=social&utm_source=linktree+-+greg&utm_campaign=the+evidence+for+myonuclear+muscle+memory+may+be+murkier+than+commonly+believed',
          },
        ],
      },
      {
        claim: 'Previously trained mouse muscles acquire strength and volume faster than naive muscles.',
        sources: [
          {
            title: 'Effects of training, detraining, and retraining – Journal of Applied Physiology, 2019',
            url: 'https://www.scribd.com/document/683385855/Effects-of-training-detraining-and-retraining-on-strength-hypertrophy-and-myonuclear-number-in-human-skeletal-muscle',
          },
        ],
      },
    ],
  },
  {
    id: 'forty-push-ups',
    niche: 'fitness',
    title: 'What 40 Push-Ups Say About You',
    topics: [
      'push-ups',
      'pushups',
      'push ups',
      'how many push-ups',
      'push-up challenge',
      'home workout',
      'bodyweight workout',
      'calisthenics',
      'fitness test',
      'am i fit',
      'heart fitness',
    ],
    hook: 'Forty push-ups say more about a heart than a treadmill.',
    scenes: [
      {
        say: 'Harvard researchers followed 1,104 firefighters for ten years.',
        onScreen: '1,104 firefighters',
        visualKeywords: ['firefighters', 'fire truck', 'clipboard'],
        emphasis: ['1,104', 'firefighters'],
      },
      {
        say: 'At the start, each did as many push-ups as he could.',
        visualKeywords: ['push-up', 'sweat', 'stopwatch'],
        emphasis: ['start', 'push-ups'],
      },
      {
        say: 'Men who managed over 40 had 96 percent fewer heart problems.',
        onScreen: '40+: −96%',
        visualKeywords: ['strong arms', 'heart', 'falling chart'],
        emphasis: ['40', '96'],
      },
      {
        say: "That's next to men who couldn't do more than ten.",
        visualKeywords: ['exhausted man', 'floor', 'number ten'],
        emphasis: ['men', 'ten'],
      },
      {
        say: "It doesn't mean push-ups protect you: they're a sign of fitness.",
        onScreen: 'A sign, not a cure',
        visualKeywords: ['checklist', 'traffic light', 'running shoes'],
        emphasis: ['protect', 'sign'],
      },
      {
        say: 'But they predicted hearts better than the treadmill test.',
        visualKeywords: ['treadmill', 'heart monitor', 'crystal ball'],
        emphasis: ['predicted', 'treadmill'],
      },
    ],
    callToAction: 'Film your max today and comment the number.',
    facts: [
      {
        claim:
          'In a study of 1104 (1,104) active male firefighters over ten (10) years, those able to do more than 40 push-ups had a significantly lower risk of heart disease than those who could do fewer than 10.',
        sources: [
          {
            title:
              'Association Between Push-up Exercise Capacity and Future Cardiovascular Events – JAMA Network Open',
            url: 'https://jamanetwork.com/journals/jamanetworkopen/article-abstract/2724778',
          },
        ],
      },
      {
        claim: 'The risk was 96 percent lower; push-up capacity may be a marker of general physical fitness.',
        sources: [
          {
            title: 'Guys, Can You Give Us 40? It May Show Heart Health – WebMD',
            url: 'https://www.webmd.com/men/news/20190215/guys-can-you-give-us-40-it-may-show-heart-health?src=RSS_PUBLIC',
          },
        ],
      },
      {
        claim: 'It was more strongly associated with the risk than treadmill tests.',
        sources: [
          {
            title: 'Men’s Health: push-ups – Newsmax',
            url: 'https://www.newsmax.com/health/health-news/mens-health-pushups/2019/02/18/id/903202',
          },
        ],
      },
    ],
  },
  {
    id: 'static-stretching',
    niche: 'fitness',
    title: 'Should You Stretch Before a Workout?',
    topics: [
      'stretching',
      'stretch',
      'stretches',
      'warm up',
      'warm-up',
      'flexibility',
      'before a workout',
      'dynamic stretching',
      'static stretching',
    ],
    hook: 'Stretching before a workout can make you weaker.',
    scenes: [
      {
        say: 'Researchers in Croatia looked at 104 studies of static stretching.',
        onScreen: '104 studies',
        visualKeywords: ['stack of papers', 'stretching man', 'gym'],
        emphasis: ['Croatia', '104'],
      },
      {
        say: "That's the kind where you hold still and count.",
        visualKeywords: ['toe touch', 'stopwatch', 'yoga mat'],
        emphasis: ['kind', 'hold'],
      },
      {
        say: 'Right after, muscles had about five percent less strength.',
        onScreen: '−5% strength',
        visualKeywords: ['barbell', 'tired arm', 'arrow down'],
        emphasis: ['after', 'five'],
      },
      {
        say: 'Explosive moves lost about two percent as well.',
        onScreen: '−2%',
        visualKeywords: ['jumping athlete', 'sprint start', 'arrow down'],
        emphasis: ['Explosive', 'two'],
      },
      {
        say: 'Age, sex, and fitness level made no difference.',
        visualKeywords: ['young and old runners', 'equal sign', 'track'],
        emphasis: ['Age', 'difference'],
      },
      {
        say: 'Stretches under 45 seconds did the least harm.',
        onScreen: 'Under 45 seconds',
        visualKeywords: ['timer', 'leg stretch', 'thumbs up'],
        emphasis: ['under', '45'],
      },
      {
        say: 'So start with walking lunges and arm circles instead.',
        visualKeywords: ['walking lunge', 'arm circles', 'sunny park'],
        emphasis: ['start', 'circles'],
      },
    ],
    callToAction: 'Show us your warm-up, however silly it looks.',
    facts: [
      {
        claim:
          'A meta-analysis of 104 studies found that static stretching before exercise lowers strength by 5.4 percent (about five, 5), and explosive performance by 2.0 percent (two, 2), whatever the age, gender or fitness level; the smallest effects came with stretches of 45 seconds or less.',
        sources: [
          {
            title:
              'Does pre-exercise static stretching inhibit maximal muscular performance? – Scandinavian Journal of Medicine & Science in Sports, 2013',
            url: 'https://www.unboundmedicine.com/medline/citation/22316148/abstract/Does_pre_exercise_static_stretching_inhibit_maximal_muscular_performance_A_meta_analytical_review_',
          },
        ],
      },
      {
        claim: 'The authors worked at the University of Zagreb, Croatia.',
        sources: [
          {
            title: 'Does pre-exercise static stretching inhibit maximal muscular performance? – Scribd',
            url: 'https://ro.scribd.com/document/445254390/Does-pre-exercise-static-stretching-inhibit-maximal-muscular-performance-A-meta-analytical-review-pdf',
          },
        ],
      },
      {
        claim:
          'Dynamic stretches such as walking lunges and arm circles have been shown to increase power, speed and strength.',
        sources: [
          {
            title: 'Drop the pre-exercise static stretches? – Gymlion',
            url: 'https://gymlion.com/drop-the-pre-exercise-static-stretches/',
          },
        ],
      },
    ],
  },
  {
    id: 'yoga-poses',
    niche: 'fitness',
    title: 'How Old Is Your Yoga?',
    topics: [
      'yoga',
      'yoga poses',
      'yoga history',
      'hatha yoga',
      'yoga for beginners',
      'downward dog',
      'sun salutation',
      'yoga class',
    ],
    hook: 'The yoga you know may be only a century old.',
    scenes: [
      {
        say: 'In old India, yoga mostly meant breathing and concentration.',
        visualKeywords: ['himalaya', 'meditating monk', 'incense'],
        emphasis: ['mostly', 'concentration'],
      },
      {
        say: 'The Yoga Sutras, its classic guide, describe only sitting.',
        visualKeywords: ['palm leaf manuscript', 'seated meditation', 'temple'],
        emphasis: ['Yoga', 'sitting'],
      },
      {
        say: 'In the 1890s, a famous monk called posing mere gymnastics.',
        onScreen: '1890s',
        visualKeywords: ['indian monk', 'ship to america', 'lecture hall'],
        emphasis: ['1890s', 'gymnastics'],
      },
      {
        say: 'By the 1930s, teachers in India saw that differently.',
        onScreen: '1930s',
        visualKeywords: ['old photograph', 'exercise class', 'indian palace'],
        emphasis: ['1930s', 'India'],
      },
      {
        say: 'They mixed poses with Western science and gymnastics.',
        visualKeywords: ['gymnast', 'vintage fitness', 'anatomy drawing'],
        emphasis: ['mixed', 'gymnastics'],
      },
      {
        say: 'So your flow may owe as much to the gym as to the temple.',
        visualKeywords: ['modern yoga class', 'old gym', 'temple gate'],
        emphasis: ['flow', 'gym'],
      },
    ],
    callToAction: 'Ask your yoga buddy to guess first.',
    facts: [
      {
        claim:
          'In the medieval systems posture was subordinate to breathing, purification and concentration; in the 1920s and 1930s teachers such as Yogendra, Kuvalayananda and Krishnamacharya developed postural yoga informed by Western science and gymnastics.',
        sources: [
          {
            title: 'Transnational Exchange and the Genesis of Modern Postural Yoga, by Mark Singleton',
            url: 'https://readkong.com/page/transnational-exchange-and-the-genesis-of-modern-postural-2834068',
          },
        ],
      },
      {
        claim: 'The only posture in Patanjali’s Yoga Sutras is a seated meditation pose.',
        sources: [
          {
            title: 'How Yoga Works – HowStuffWorks',
            url: 'https://people.howstuffworks.com/yoga1.htm',
          },
        ],
      },
      {
        claim:
          'Swami Vivekananda, who took yoga to the West in the 1890s, dismissed hatha yoga as “nothing but a kind of gymnastics”.',
        sources: [
          {
            title: 'A yoga story for International Yoga Day – Hindustan Times',
            url: 'https://www.hindustantimes.com/india-news/a-yoga-story-for-international-yoga-day-101718826490522.html',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
