import type { Starter } from './types.ts'

export const careersStarters = [
  {
    id: 'resume-seven-seconds',
    niche: 'careers',
    title: 'Your Resume Gets Seven Seconds',
    topics: [
      'resume',
      'resume tips',
      'how to write a resume',
      'cv',
      'resume mistakes',
      'job application',
      'applying for jobs',
      'recruiters',
      'get hired',
      'career tips',
    ],
    hook: 'Recruiters give your resume 7.4 seconds.',
    scenes: [
      {
        say: 'We know because a study tracked their eyes.',
        onScreen: '7.4 seconds',
        visualKeywords: ['eye close-up', 'resume', 'stopwatch'],
        emphasis: ['study', 'eyes'],
      },
      {
        say: 'In an earlier test, 80 percent of the look went to six things.',
        onScreen: '80% on 6 things',
        visualKeywords: ['heat map', 'highlighted page', 'eye'],
        emphasis: ['80', 'six'],
      },
      {
        say: 'Your name, your education, and your last two jobs with dates.',
        visualKeywords: ['name tag', 'diploma', 'calendar'],
        emphasis: ['name', 'jobs'],
      },
      {
        say: 'Cluttered pages with long sentences did the worst.',
        visualKeywords: ['messy paper pile', 'tiny text', 'trash bin'],
        emphasis: ['Cluttered', 'worst'],
      },
      {
        say: 'Simple layouts with bold headings held them longest.',
        visualKeywords: ['clean page layout', 'bold title', 'white desk'],
        emphasis: ['Simple', 'bold'],
      },
      {
        say: 'And two pages are fine once you have the experience.',
        onScreen: 'Two pages are fine',
        visualKeywords: ['two sheets of paper', 'senior manager', 'office'],
        emphasis: ['two', 'experience'],
      },
    ],
    callToAction: 'Glance at yours for seven seconds and tell me what stuck.',
    facts: [
      {
        claim:
          'The average initial screening of a résumé takes 7.4 seconds, in a 2018 study that tracked recruiters’ eyes; simple layouts with clearly marked sections do best.',
        sources: [
          {
            title: 'Eye-Tracking: Recruiters Average 7.4 Seconds Reviewing a Résumé – HR Daily Advisor',
            url: 'https://hrdailyadvisor.blr.com/2018/11/15/eye-tracking-recruiters-average-7-4-seconds-reviewing-a-resume/',
          },
        ],
      },
      {
        claim:
          'In the 2012 study almost 80% of the time went to six (6) elements: name, current and previous title and company (two jobs), their dates, and education.',
        sources: [
          {
            title: 'What Recruiters Actually Look at on Your Resume – ResumeOpen',
            url: 'https://resumeopen.com/blog/what-recruiters-actually-look-at-on-your-resume-eye-tracking-data',
          },
        ],
      },
      {
        claim:
          'Cluttered pages and long sentences did worst, bold headers help; for the experienced a two-page resume is acceptable.',
        sources: [
          {
            title: 'Forget Your P’s & Q’s – Nifty50s',
            url: 'https://www.nifty50s.com/post/forget-your-p-s-q-s',
          },
        ],
      },
    ],
  },
  {
    id: 'star-interview',
    niche: 'careers',
    title: 'Answer Any Interview Question',
    topics: [
      'job interview',
      'interview tips',
      'interview questions',
      'job interview tips',
      'interview',
      'star method',
      'nail the interview',
      'tell me about yourself',
      'behavioral interview',
      'hiring',
      'get hired',
    ],
    hook: 'Job interviewers hunt for proof of their first impression.',
    scenes: [
      {
        say: 'Google warns its own hiring teams about it.',
        visualKeywords: ['interview room', 'google style office', 'warning sign'],
        emphasis: ['warns', 'teams'],
      },
      {
        say: "So don't describe yourself; give them a story as proof.",
        visualKeywords: ['open book', 'candidate talking', 'spotlight'],
        emphasis: ['describe', 'story'],
      },
      {
        say: 'The shape of it is STAR, in four short parts.',
        onScreen: 'S – T – A – R',
        visualKeywords: ['star shape', 'four cards', 'notebook'],
        emphasis: ['STAR', 'short'],
      },
      {
        say: 'Say the situation, then the task that was yours.',
        onScreen: 'Situation, Task',
        visualKeywords: ['office whiteboard', 'problem', 'target'],
        emphasis: ['situation', 'task'],
      },
      {
        say: 'Then your own action, and the result, best in numbers.',
        onScreen: 'Action, Result',
        visualKeywords: ['hand building', 'rising chart', 'handshake'],
        emphasis: ['action', 'result'],
      },
      {
        say: 'Use it for each question that starts: tell me about a time.',
        onScreen: '“Tell me about a time …”',
        visualKeywords: ['interviewer', 'speech bubble', 'clock'],
        emphasis: ['tell', 'time'],
      },
    ],
    callToAction: 'Practice one out loud and save this for the day.',
    facts: [
      {
        claim:
          'In first encounters we make snap judgments and then hunt for evidence that confirms them; Google advises structured interviews.',
        sources: [
          {
            title: 'Guide: Use structured interviewing – Google re:Work',
            url: 'https://rework.withgoogle.com/en/guides/hiring-use-structured-interviewing',
          },
        ],
      },
      {
        claim:
          'STAR stands for Situation, Task, Action and Result (four parts), a way to answer questions such as “Tell me about a time when …”, with a result in numbers as the example.',
        sources: [
          {
            title: 'What is a good way to conduct an interview?',
            url: 'http://nrkl.coils.io/article/what-is-a-good-way-t',
          },
          {
            title: 'The STAR Job Interview – Career Lantern',
            url: 'https://careerlantern.com/2025/09/23/star-job-interview',
          },
        ],
      },
    ],
  },
  {
    id: 'precise-salary',
    niche: 'careers',
    title: 'Ask for an Odd Number',
    topics: [
      'salary negotiation',
      'negotiate salary',
      'how to negotiate',
      'negotiation',
      'asking for a raise',
      'ask for a raise',
      'raise',
      'pay raise',
      'higher salary',
      'job offer',
      'get paid more',
    ],
    hook: 'Asking for $65,000 can get you less than $63,500.',
    scenes: [
      {
        say: 'Columbia researchers had 130 pairs haggle over a used car.',
        onScreen: '130 negotiations',
        visualKeywords: ['used car', 'handshake', 'price tag'],
        emphasis: ['130', 'used'],
      },
      {
        say: 'Buyers who opened with a round number paid $2,963 above it.',
        onScreen: 'Round: +$2,963',
        visualKeywords: ['round number on paper', 'cash', 'car keys'],
        emphasis: ['round', 'above'],
      },
      {
        say: 'With a precise number, they paid only $2,256 more.',
        onScreen: 'Precise: +$2,256',
        visualKeywords: ['calculator', 'exact price', 'notepad'],
        emphasis: ['precise', 'only'],
      },
      {
        say: "An exact figure sounds like you've done your homework.",
        visualKeywords: ['spreadsheet', 'glasses', 'research papers'],
        emphasis: ['exact', 'homework'],
      },
      {
        say: 'So 65,000 may bring back 60,000, and 63,500 may bring back 62,000.',
        onScreen: '63,500 → 62,000',
        visualKeywords: ['two paychecks', 'office desk', 'manager'],
        emphasis: ['60,000', '62,000'],
      },
      {
        say: 'Aim high but not wild, and drop the zeros.',
        visualKeywords: ['dartboard', 'eraser', 'zeros'],
        emphasis: ['high', 'drop'],
      },
    ],
    callToAction: 'Bring this to your next raise talk and tell me what happened.',
    facts: [
      {
        claim:
          'In an experiment with 130 negotiations over a used car buyers who suggested a round number paid on average $2,963 more than it, with a precise number $2,256 more; a candidate asking for $63,500 might receive a counteroffer of $62,000, one asking for $65,000 more likely $60,000.',
        sources: [
          {
            title: 'Do not bargain with round numbers – Marginal Revolution',
            url: 'https://marginalrevolution.com/marginalrevolution/2013/06/do-not-bargain-with-round-numbers.html',
          },
        ],
      },
      {
        claim: 'Start with a number that is high, not extreme, and precise; precision signals research.',
        sources: [
          {
            title: 'Bargain with Odd numbers – Acumen',
            url: 'http://acumen.sg/bargain-with-odd-numbers/',
          },
        ],
      },
    ],
  },
  {
    id: 'weak-ties-job',
    niche: 'careers',
    title: 'The Friend of a Friend Gets You Hired',
    topics: [
      'find a job',
      'job search',
      'how to find a job',
      'looking for work',
      'networking',
      'networking tips',
      'linkedin',
      'weak ties',
      'new job',
      'change careers',
      'career change',
    ],
    hook: 'Your next job may come from someone you barely know.',
    scenes: [
      {
        say: "In 1973, Mark Granovetter asked people how they'd found work.",
        onScreen: '1973',
        visualKeywords: ['sociologist', 'interview', 'typewriter'],
        emphasis: ['Mark', 'found'],
      },
      {
        say: 'Most often, the tip came from a friend of a friend.',
        onScreen: 'Friend of a friend',
        visualKeywords: ['network of people', 'handshake', 'party'],
        emphasis: ['friend', 'friend'],
      },
      {
        say: 'LinkedIn tested the idea on 20 million users, over five years.',
        onScreen: '20 million users',
        visualKeywords: ['laptop', 'network map', 'office'],
        emphasis: ['20', 'five'],
      },
      {
        say: 'It changed who turned up under people you may know.',
        visualKeywords: ['profile pictures', 'screen', 'hand clicking'],
        emphasis: ['changed', 'know'],
      },
      {
        say: 'Weak contacts led to more new jobs than close ones.',
        onScreen: 'Weak ties win',
        visualKeywords: ['thin thread', 'bridge', 'new office badge'],
        emphasis: ['Weak', 'close'],
      },
      {
        say: 'Close friends know what you know, but acquaintances know more.',
        visualKeywords: ['two circles', 'bridge between islands', 'whisper'],
        emphasis: ['you', 'more'],
      },
    ],
    callToAction: "Message one person you haven't talked to in years.",
    facts: [
      {
        claim:
          'Mark Granovetter’s interviews of 1973 showed that people got new jobs most frequently through friends of friends.',
        sources: [
          {
            title: 'LinkedIn study on weak ties – Ahtit (Scientific American)',
            url: 'https://ahtit.com/article/105760.html',
          },
        ],
      },
      {
        claim:
          'LinkedIn varied its People You May Know recommendations for more than 20 million people over five years; the weakest ties had the greatest impact on job mobility, since they bring new information.',
        sources: [
          {
            title:
              '“Weak ties” between individuals have the greatest impact on job mobility – AAAS, EurekAlert',
            url: 'https://sciencesources.eurekalert.org/news-releases/964356',
          },
          {
            title: 'Power of Weak Ties in Gaining New Employment – MIT, Mirage News',
            url: 'https://miragenews.com/power-of-weak-ties-in-gaining-new-employment-855752',
          },
        ],
      },
    ],
  },
  {
    id: 'four-day-week',
    niche: 'careers',
    title: 'The Four-Day Week, Tested',
    topics: [
      'four day week',
      '4 day week',
      '4 day work week',
      'four-day workweek',
      'burnout',
      'work life balance',
      'work-life balance',
      'overworked',
      'office life',
    ],
    hook: '61 companies tried a four-day week, and 56 kept it.',
    scenes: [
      {
        say: 'In Britain, about 2,900 workers got full pay for fewer hours.',
        onScreen: '2,900 workers',
        visualKeywords: ['british office', 'calendar', 'paycheck'],
        emphasis: ['2,900', 'pay'],
      },
      {
        say: "Revenue didn't drop; it even rose by 1.4 percent.",
        onScreen: 'Revenue +1.4%',
        visualKeywords: ['rising chart', 'coins', 'office'],
        emphasis: ['Revenue', 'rose'],
      },
      {
        say: '71 percent said they were less burned out.',
        onScreen: '71% less burned out',
        visualKeywords: ['relaxed worker', 'park', 'burned match'],
        emphasis: ['71', 'burned'],
      },
      {
        say: 'Sick days fell by 65 percent against the year before.',
        onScreen: 'Sick days −65%',
        visualKeywords: ['tissue box', 'empty sickbed', 'calendar'],
        emphasis: ['Sick', '65'],
      },
      {
        say: 'And 57 percent fewer people left their jobs.',
        visualKeywords: ['resignation letter', 'open door', 'cardboard box'],
        emphasis: ['57', 'fewer'],
      },
      {
        say: "A fish-and-chips restaurant took part, so it's not only offices.",
        visualKeywords: ['fish and chips', 'seaside', 'cook'],
        emphasis: ['restaurant', 'offices'],
      },
    ],
    callToAction: 'Which day would you take off?',
    facts: [
      {
        claim:
          '61 organizations in the UK cut working hours by 20 per cent for six months; 71 per cent of employees reported less burnout, sick days fell by 65 per cent, the number of leavers by 57 per cent, revenue rose by 1.4 per cent; 56 of the 61 intend to continue (four-day week).',
        sources: [
          {
            title: 'Four-day week trial in the UK – Prothom Alo',
            url: 'https://en.prothomalo.com/lifestyle/health/lhvnkziw8y',
          },
        ],
      },
      {
        claim:
          '2,900 workers took part with their pay unchanged, among them those of a fish and chips restaurant.',
        sources: [
          {
            title: 'More productive, happier employees: 4-day workweek roaring success – Daily Sabah',
            url: 'https://www.dailysabah.com/life/more-productive-happier-employees-4-day-workweek-roaring-success/news',
          },
        ],
      },
    ],
  },
  {
    id: 'work-from-home-test',
    niche: 'careers',
    title: 'Working From Home, Tested',
    topics: [
      'work from home',
      'working from home',
      'remote work',
      'remote job',
      'home office',
      'wfh',
      'return to office',
      'hybrid work',
      'telecommuting',
      'productivity at home',
    ],
    hook: 'Working from home made call center staff 13 percent better.',
    scenes: [
      {
        say: 'A Chinese travel company tested it for nine months.',
        onScreen: '9 months',
        visualKeywords: ['call center', 'headset', 'shanghai skyline'],
        emphasis: ['travel', 'nine'],
      },
      {
        say: 'A lottery decided who went home and who stayed.',
        visualKeywords: ['lottery balls', 'house', 'office tower'],
        emphasis: ['lottery', 'home'],
      },
      {
        say: 'The home group took fewer breaks and fewer sick days.',
        visualKeywords: ['kitchen table', 'laptop', 'coffee mug'],
        emphasis: ['fewer', 'sick'],
      },
      {
        say: 'They were happier, and only half as many quit.',
        onScreen: 'Half as many quit',
        visualKeywords: ['smiling woman with headset', 'sofa', 'cat'],
        emphasis: ['happier', 'half'],
      },
      {
        say: 'The catch: for the same results, they got promoted less.',
        onScreen: 'Fewer promotions',
        visualKeywords: ['career ladder', 'empty chair', 'handshake'],
        emphasis: ['catch', 'promoted'],
      },
      {
        say: 'Given a new choice, over half of them switched.',
        visualKeywords: ['two doors', 'arrows', 'commuter'],
        emphasis: ['choice', 'switched'],
      },
    ],
    callToAction: 'Which is it for you: home, office, or a bit of both?',
    facts: [
      {
        claim:
          'At Ctrip, a Chinese travel agency, call center volunteers were randomly assigned to work from home or the office for nine (9) months; home working led to a 13% performance increase (fewer breaks and sick days, more calls per minute), more satisfaction and half the attrition, but fewer promotions for the same performance; allowed to choose again, over half switched.',
        sources: [
          {
            title:
              'Does working from home work? Evidence from a Chinese experiment – Quarterly Journal of Economics',
            url: 'https://docslib.org/doc/10151487/does-working-from-home-work-evidence-from-a-chinese-experiment-nicholas-bloom-james-liang-john-roberts-zhichun-jenny-ying-i-i',
          },
        ],
      },
    ],
  },
  {
    id: 'excited-not-calm',
    niche: 'careers',
    title: 'The Trick for Stage Fright',
    topics: [
      'public speaking',
      'stage fright',
      'fear of public speaking',
      'nervous',
      'nervousness',
      'presentation',
      'presentation skills',
      'giving a speech',
      'speech tips',
      'performance anxiety',
      'job talk',
    ],
    hook: "Don't calm down before a speech; get excited.",
    scenes: [
      {
        say: "Harvard's Alison Wood Brooks tested it on nervous people.",
        visualKeywords: ['microphone', 'sweaty hands', 'auditorium'],
        emphasis: ["Harvard's", 'nervous'],
      },
      {
        say: 'They had to sing karaoke, give a speech, or do math.',
        onScreen: 'Karaoke, speech, math',
        visualKeywords: ['karaoke stage', 'podium', 'math problem'],
        emphasis: ['karaoke', 'speech'],
      },
      {
        say: 'Some told themselves to calm down, as almost everybody advises.',
        visualKeywords: ['deep breath', 'closed eyes', 'poster'],
        emphasis: ['calm', 'advises'],
      },
      {
        say: 'Others had to say out loud: "I am excited."',
        onScreen: '“I am excited”',
        visualKeywords: ['speech bubble', 'spark', 'stage lights'],
        emphasis: ['say', 'excited'],
      },
      {
        say: 'They felt better and did better at all three.',
        visualKeywords: ['applause', 'trophy', 'thumbs up'],
        emphasis: ['felt', 'three'],
      },
      {
        say: 'A racing heart is close to joy, and far from calm.',
        visualKeywords: ['heartbeat line', 'roller coaster', 'calm lake'],
        emphasis: ['racing', 'calm'],
      },
    ],
    callToAction: 'Whisper it before your next meeting and tell me if it worked.',
    facts: [
      {
        claim:
          'Alison Wood Brooks (Harvard Business School): in karaoke singing, public speaking and math (three tasks) people who said “I am excited” out loud felt more excited and performed better than those who tried to calm down, which most people believe is best; anxiety and excitement are both states of high arousal.',
        sources: [
          {
            title:
              'Get Excited: Reappraising Pre-Performance Anxiety as Excitement – Journal of Experimental Psychology',
            url: 'https://studylib.net/doc/27019261/xge-a0035325',
          },
        ],
      },
    ],
  },
  {
    id: 'project-aristotle',
    niche: 'careers',
    title: 'What Google Learned About Teams',
    topics: [
      'leadership',
      'teamwork',
      'team building',
      'good leader',
      'manager',
      'management',
      'good boss',
      'psychological safety',
      'project aristotle',
      'company culture',
      'team meetings',
      'coworkers',
    ],
    hook: 'Google studied 180 teams for the perfect mix, and failed.',
    scenes: [
      {
        say: 'It compared skills, personalities, and even who had lunch together.',
        onScreen: '180 teams',
        visualKeywords: ['office cafeteria', 'charts', 'group of people'],
        emphasis: ['skills', 'lunch'],
      },
      {
        say: 'No mix of people explained why some teams won.',
        visualKeywords: ['puzzle pieces', 'question mark', 'whiteboard'],
        emphasis: ['mix', 'teams'],
      },
      {
        say: 'Then it looked at how they treated each other.',
        visualKeywords: ['meeting', 'listening faces', 'round table'],
        emphasis: ['looked', 'treated'],
      },
      {
        say: 'In the best teams, a dumb question cost you nothing.',
        visualKeywords: ['raised hand', 'laughing team', 'speech bubble'],
        emphasis: ['best', 'nothing'],
      },
      {
        say: 'Everybody talked about equally, and nobody was put down.',
        visualKeywords: ['microphone passed around', 'equal slices', 'nod'],
        emphasis: ['talked', 'nobody'],
      },
      {
        say: "That's called psychological safety, and it beat the rest.",
        onScreen: 'Psychological safety',
        visualKeywords: ['safety net', 'trophy', 'hands together'],
        emphasis: ['safety', 'beat'],
      },
    ],
    callToAction: "Ask your team the question you've been saving.",
    facts: [
      {
        claim:
          'Google’s Project Aristotle analyzed over 180 teams, their personalities, education and even how often teammates had lunch together; none of it explained success; the best teams had psychological safety: questions and mistakes without embarrassment, equal air time.',
        sources: [
          {
            title: 'What Google learned about building the perfect team – Cura',
            url: 'https://company.cura.healthcare/en/what-google-learned-about-building-the-perfect-team-and-why-it-starts-with-safety',
          },
        ],
      },
      {
        claim:
          'Psychological safety was the number one component, and everyone gets to talk for about the same time.',
        sources: [
          {
            title: 'The Most Important Component of an Effective Team – Business 2 Community',
            url: 'https://www.business2community.com/leadership/the-most-important-component-of-an-effective-team-02046635',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
