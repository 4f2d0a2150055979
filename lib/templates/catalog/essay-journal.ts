import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { ESSAY_JOURNAL_CSS } from "@/lib/templates/catalog/essay-journal-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`<header class="row masthead">
  <a class="masthead-name" href="/">Ivo Lindqvist</a>
  <nav class="masthead-nav" aria-label="Main">
    <a class="masthead-link" href="/#essays">Essays</a>
    <a class="masthead-link" href="/books">Books</a>
    <a class="masthead-link" href="/about">About</a>
  </nav>
</header>`;

const LETTER = html`<section class="letter" id="letter">
  <div class="row">
    <p class="letter-side">By email,<br>at the new moon</p>
    <div>
      <h2 class="letter-title">A letter with every spring tide</h2>
      <p class="letter-text">Thirteen a year: the crossing times, whatever the sea has left on the slip and, now and then, an essay. No replies expected, though they have been known.</p>
      <form class="letter-form" data-form="Letter" method="post">
        <div class="letter-field"><label class="letter-label" for="letter-email">Your email address</label><input class="letter-input" id="letter-email" name="email" type="email" autocomplete="email" required></div>
        <button class="letter-send" type="submit">Send me the letter</button>
      </form>
    </div>
  </div>
</section>`;

const FOOTER = html`<footer class="row colophon">
  <p class="colophon-name">Ivo Lindqvist</p>
  <div>
    <p>Written on Skerra, which is an island for about fourteen hours a day.</p>
    <div class="colophon-links">
      <a class="colophon-link" href="/#essays">Essays</a>
      <a class="colophon-link" href="/books">Books</a>
      <a class="colophon-link" href="/about">About</a>
      <a class="colophon-link" href="/about#write">Write to me</a>
    </div>
  </div>
</footer>`;

const HOME = html`${HEADER}
<main class="leaf">
  <section class="row opening">
    <h1 class="opening-title"><span class="opening-line">Notes from</span> <span class="opening-line opening-shift">a tidal island</span></h1>
    <p class="opening-text">I live on Skerra, at the far end of a road that is under water for most of the day. I write about what can be seen from here, which is less than you would think, and takes longer.</p>
  </section>
  <img class="horizon" src="/templates/essay-journal/island.svg" alt="A low island with pines and a few houses, joined to the shore by a wet causeway" width="1600" height="440">

  <article class="row entry">
    <p class="side"><time datetime="2026-11-08">8 November</time><br>five minutes</p>
    <div>
      <h2 class="latest-title"><a class="latest-link" href="/late-crossing">The late crossing</a></h2>
      <p class="latest-text">For three years I have kept a tide table on a nail beside the kitchen door, and for three years I have believed that I did not need to look at it. Then the pump in the well house began to sing, and I drove to the mainland for a gasket.</p>
      <a class="turn" href="/late-crossing">Read the essay</a>
    </div>
  </article>

  <section class="row entry">
    <h2 class="side">The road is open</h2>
    <div>
      <img class="tide-picture" src="/templates/essay-journal/tide.svg" alt="" width="760" height="150" loading="lazy">
      <table class="tide">
        <thead><tr><th class="tide-head" scope="col">This week</th><th class="tide-head" scope="col">Morning</th><th class="tide-head" scope="col">Evening</th></tr></thead>
        <tbody>
          <tr class="tide-row"><th class="tide-day" scope="row">Thursday</th><td class="tide-time">5:10–10:05</td><td class="tide-time">17:35–22:30</td></tr>
          <tr class="tide-row"><th class="tide-day" scope="row">Friday</th><td class="tide-time">5:55–10:50</td><td class="tide-time">18:20–23:10</td></tr>
          <tr class="tide-row"><th class="tide-day" scope="row">Saturday</th><td class="tide-time">6:40–11:30</td><td class="tide-time">19:05–23:50</td></tr>
          <tr class="tide-row"><th class="tide-day" scope="row">Sunday</th><td class="tide-time">7:25–12:10</td><td class="tide-time">not after dark</td></tr>
        </tbody>
      </table>
      <p class="tide-note">If you are coming to visit, believe the table and not the man at the petrol pump. Bring milk.</p>
    </div>
  </section>

  <section id="essays" aria-label="Essays by year">
    <div class="row year year-first">
      <div><h2 class="year-number">2026</h2><p class="year-note">Three went out by <a class="side-link" href="#letter">letter</a>. One is here in full.</p></div>
      <ul class="titles">
        <li class="title"><a class="title-name title-link" href="/late-crossing">The late crossing</a> <span class="title-where">November</span></li>
        <li class="title"><span class="title-name">An inventory of the shed, with regrets</span> <span class="title-where">by letter, August</span></li>
        <li class="title"><span class="title-name">What Berit does not deliver</span> <span class="title-where">by letter, May</span></li>
        <li class="title"><span class="title-name">Borrowed ladders</span> <span class="title-where">by letter, February</span></li>
      </ul>
    </div>
    <div class="row year">
      <div><h2 class="year-number">2025</h2><p class="year-note">Collected in <a class="side-link" href="/books#slack-water">Slack Water</a>.</p></div>
      <ul class="titles">
        <li class="title"><span class="title-name">On lending a boat to someone you like</span> <span class="title-where">page 9</span></li>
        <li class="title"><span class="title-name">The hour that belongs to nobody</span> <span class="title-where">page 31</span></li>
        <li class="title"><span class="title-name">Eleven kinds of grey</span> <span class="title-where">page 58</span></li>
        <li class="title"><span class="title-name">My father explains the radio</span> <span class="title-where">page 77</span></li>
        <li class="title"><span class="title-name">A wall is a slow conversation</span> <span class="title-where">page 104</span></li>
      </ul>
    </div>
    <div class="row year">
      <div><h2 class="year-number">2024</h2><p class="year-note">Collected in <a class="side-link" href="/books#nineteen-chimneys">Nineteen Chimneys</a>.</p></div>
      <ul class="titles">
        <li class="title"><span class="title-name">How to be new in a place with no corners</span> <span class="title-where">page 3</span></li>
        <li class="title"><span class="title-name">The schoolhouse boat</span> <span class="title-where">page 22</span></li>
        <li class="title"><span class="title-name">Potatoes, first year</span> <span class="title-where">page 40</span></li>
        <li class="title"><span class="title-name">A visitor counts the sheep</span> <span class="title-where">page 63</span></li>
      </ul>
    </div>
  </section>

  <section class="row entry">
    <h2 class="side">Between covers</h2>
    <div class="shelf">
      <a class="shelf-link" href="/books#slack-water"><img class="shelf-cover" src="/templates/essay-journal/cover-slack.svg" alt="" width="300" height="450" loading="lazy"><span class="shelf-name">Slack Water</span><span class="shelf-year">essays, 2025</span></a>
      <a class="shelf-link" href="/books#nineteen-chimneys"><img class="shelf-cover" src="/templates/essay-journal/cover-chimneys.svg" alt="" width="300" height="450" loading="lazy"><span class="shelf-name">Nineteen Chimneys</span><span class="shelf-year">essays, 2024</span></a>
      <a class="shelf-link" href="/books#weather-upstairs"><img class="shelf-cover" src="/templates/essay-journal/cover-weather.svg" alt="" width="300" height="450" loading="lazy"><span class="shelf-name">The Weather Upstairs</span><span class="shelf-year">a novel, 2021</span></a>
    </div>
  </section>
  ${LETTER}
</main>
${FOOTER}`;

const ESSAY = html`${HEADER}
<main class="leaf">
  <article>
    <div class="row piece-head">
      <h1 class="piece-title">The late crossing</h1>
      <p class="piece-lead">On tide tables, gaskets, and finding out what your number is.</p>
    </div>
    <div class="row piece">
      <p class="side"><time datetime="2026-11-08">8 November 2026</time><br>five minutes</p>
      <div class="piece-text">
        <p class="piece-start">For three years I have kept a tide table on a nail beside the kitchen door, and for three years I have believed that I did not need to look at it. The causeway to Skerra is eleven hundred metres long. It comes up out of the water twice a day, wet and slightly surprised, stays for about five hours, and after you have lived here for a while you feel it coming, as you feel that a kettle is about to boil. This is what I told visitors. I told it to my sister, who writes things down.</p>
        <p>On the second Friday of October I drove to the mainland for a gasket. The pump in the well house had begun to sing, and then to stop, and on an island you cannot go next door for water, because next door has the same pump. The man in the shop at Vane had the gasket. He also had a theory about gaskets, and a nephew. It was dusk when I came down the hill to the ramp, and the sea was across the lowest part of the road already: not deep, the breadth of a hand, with a wrinkle in it where it ran over the stones.</p>
      </div>
    </div>
    <div class="row piece">
      <aside class="margin-note" role="note">Berit has crossed on foot, on skis and once, in the winter of the ice, on a kitchen door.</aside>
      <div class="piece-text">
        <p>Everybody who lives here has a number. It is the number of minutes after the table says no at which you, personally, would still go. Berit, who brings the post, has the number nought and has crossed more than nine thousand times. The Aldous brothers claim forty. I had never been asked for mine, and it turned out, with my hand on the gear lever, that I did not have one. I switched off the engine and listened to the water come in from both sides, which it does here with very little noise, like somebody trying not to wake you.</p>
        <p>Halfway across stands the box. It has five legs and a ladder, is painted white, and looks from the shore like a henhouse with ambitions. It is there for people with high numbers. Inside are a bench, two blankets, a telephone that works, and a book which those who have spent a tide there are asked to sign. I have read the book. It is the best thing that has been written on the island. <em>Forgot the clocks went back,</em> it says. <em>Was arguing. Was not arguing, was being proposed to, did not like to interrupt.</em> One entry, from 1974, says only: <em>Thought I&nbsp;knew.</em></p>
      </div>
    </div>
    <figure class="row piece-figure">
      <figcaption class="piece-caption">The box, at half tide. Three earlier ones belong to the sea.</figcaption>
      <img class="piece-picture" src="/templates/essay-journal/box.svg" alt="A small white hut on five tall legs standing in the sea" width="760" height="520" loading="lazy">
    </figure>
    <div class="row piece">
      <div class="piece-text">
        <p>So I did not go. I put the gasket on the dashboard, where it looked important, and sat down on the wall at the top of the ramp while the road went under. It takes longer than you would think. First the water meets over the low part, and there are two roads with a channel between them. Then the far one shortens. Single stones stand up for a while, each with its own collar of foam, and then they do not. Nothing is lost; you could draw the whole line of it from memory. But between you and your kettle there is now a quantity of sea, and when the windows light up on the other side, they light up for other people.</p>
        <p>I counted them. There are nineteen chimneys on Skerra, and that evening there were eleven lamps. I had never seen it from there at that hour, because at that hour I am one of them. Berit’s was the first, low down by the slip. Then the schoolhouse, where nobody has been taught since the sixties and where the Aldous brothers keep their boat in winter. And then, on the hill, to the left of the pines, mine.</p>
      </div>
    </div>
    <div class="row piece">
      <aside class="margin-note" role="note">The cat is called Ebb. There was a Flood, but she moved in with the Aldous brothers.</aside>
      <div class="piece-text">
        <p>It took me a moment. I live alone, and I had left in daylight. What had happened, I learned the next morning, was that Berit had noticed the missing car, had looked at her clock and at the water, and had walked up the hill with a torch. She lit the lamp in the kitchen window, fed the cat and went home. She had not rung the coastguard, because she knew that I had stopped. “A man who has gone for a gasket does not drown,” she said. I told her that I might have tried it. She said no, I was a nought like her; it was only that nobody had told me.</p>
        <p>We speak of the island being cut off. The county speaks of it in letters: residents should be aware. From the wall it looked the other way round. The island was complete. It had its lamps, its well, its cat, its boat in a school. It was the rest of the world that had been put, until one in the morning, on the wrong side of something; and I was in it, with a part for a pump, and could see exactly what I was missing. I recommend this to anyone who has lived in a place long enough to stop looking at it. Go out for something small. Come back a little late. Let it close.</p>
        <p>The road came up at ten to one. I heard it before I saw it, a draining sound, like a bath in another house. I drove across at the speed of a person carrying soup. The lamp was still burning, the cat pretended that we had not met, and the table hung on its nail by the door, where I had been walking past it for three years. I looked up the day that had begun: low water 15:45, safe from ten past one until a quarter past six. Then I wrote in the margin, in pencil, small, so that only somebody standing where I stood would find it: <em>0.</em></p>
        <p class="piece-end"><a class="turn" href="/#essays">All essays</a> <a class="turn" href="/books">The books</a></p>
      </div>
    </div>
  </article>
  ${LETTER}
</main>
${FOOTER}`;

const BOOKS = html`${HEADER}
<main class="leaf">
  <section class="row opening">
    <h1 class="opening-title">Books</h1>
    <p class="opening-text">Three so far. Any bookshop can order them; the post office at Vane keeps signed copies under the stamps.</p>
  </section>
  <article class="row volume" id="slack-water">
    <div><img class="volume-cover" src="/templates/essay-journal/cover-slack.svg" alt="Cover of Slack Water: still horizontal lines under a pale sun" width="300" height="450"></div>
    <div>
      <h2 class="volume-title">Slack Water</h2>
      <p class="volume-facts">Essays, 2025. Loam and Ledger, 148 pages, £12</p>
      <p class="volume-text">Between the tide that goes out and the tide that comes in there are about twenty minutes when the sea has nothing to do. Five essays about that time of day, and about waiting as a skill that can be learned, like whistling.</p>
      <blockquote class="volume-quote"><p>There are eleven kinds of grey here, and my neighbour, who paints boats, has a tin for each of them.</p></blockquote>
      <a class="turn" href="mailto:orders@loamandledger.example?subject=Slack%20Water">Order from the publisher</a>
    </div>
  </article>
  <article class="row volume" id="nineteen-chimneys">
    <div><img class="volume-cover" src="/templates/essay-journal/cover-chimneys.svg" alt="Cover of Nineteen Chimneys: rows of small chimneys with smoke" width="300" height="450" loading="lazy"></div>
    <div>
      <h2 class="volume-title">Nineteen Chimneys</h2>
      <p class="volume-facts">Essays, 2024. Loam and Ledger, 92 pages, £10</p>
      <p class="volume-text">The first year on Skerra: how to arrive, whom to thank, where not to plant potatoes. One short chapter for each chimney, in the order in which I was asked in.</p>
      <blockquote class="volume-quote"><p>I was told that the island has no secrets. What it has is manners, which from outside look the same.</p></blockquote>
      <a class="turn" href="mailto:orders@loamandledger.example?subject=Nineteen%20Chimneys">Order from the publisher</a>
    </div>
  </article>
  <article class="row volume" id="weather-upstairs">
    <div><img class="volume-cover" src="/templates/essay-journal/cover-weather.svg" alt="Cover of The Weather Upstairs: a lit attic window in the rain" width="300" height="450" loading="lazy"></div>
    <div>
      <h2 class="volume-title">The Weather Upstairs</h2>
      <p class="volume-facts">A novel, 2021. Loam and Ledger, 264 pages, £14</p>
      <p class="volume-text">A retired weather observer lets his attic to a cellist who practises only when it rains. Written in a city, on the fourth floor, with the window open.</p>
      <blockquote class="volume-quote"><p>He had measured rain for forty years and had never once been asked what he thought of it.</p></blockquote>
      <a class="turn" href="mailto:orders@loamandledger.example?subject=The%20Weather%20Upstairs">Order from the publisher</a>
    </div>
  </article>
  <section class="row entry">
    <h2 class="side">Reading aloud</h2>
    <ul class="dates">
      <li class="date"><span class="date-day">4 December</span> <span>The library at Vane, seven o’clock, with soup</span></li>
      <li class="date"><span class="date-day">16 January</span> <span>Ropewalk Books, Ellery, in the back room</span></li>
      <li class="date"><span class="date-day">20 February</span> <span>The schoolhouse, Skerra, low water permitting</span></li>
    </ul>
  </section>
  ${LETTER}
</main>
${FOOTER}`;

const ABOUT = html`${HEADER}
<main class="leaf">
  <section class="row opening">
    <h1 class="opening-title"><span class="opening-line">About</span> <span class="opening-line opening-shift">the writer</span></h1>
  </section>
  <section class="row">
    <p class="side">At the desk, looking north</p>
    <img class="portrait" src="/templates/essay-journal/window.svg" alt="A desk with a lamp and papers at a window that looks out over the sea" width="760" height="560">
  </section>
  <section class="row entry">
    <h2 class="side">In short</h2>
    <div class="prose">
      <p>Ivo Lindqvist was born in 1969 in a town with a canal and no sea. He worked as a proofreader of railway timetables, then of telephone books, then, when there were no more telephone books, of other people’s novels.</p>
      <p>In 2023 he rented the upper house on Skerra for a month, to finish something. He has not finished it. He lives there with a cat, a pump and the third-best view on the island, as decided by vote.</p>
      <p>His essays have been read on the radio and, in one case, at a&nbsp;wedding.</p>
    </div>
  </section>
  <section class="row entry">
    <h2 class="side">For those who ask</h2>
    <ul class="dates">
      <li class="date"><span class="date-day">Rights</span> <span>Loam and Ledger, 3 Sail Lane, Vane</span></li>
      <li class="date"><span class="date-day">Readings</span> <span>Gladly, from November to March, near a railway station</span></li>
      <li class="date"><span class="date-day">Schools</span> <span>Always. I bring the tide table and a crab</span></li>
      <li class="date"><span class="date-day">Post</span> <span>The Upper House, Skerra, by Vane. Allow for the&nbsp;moon</span></li>
    </ul>
  </section>
  <section class="row entry" id="write">
    <h2 class="side">Write to me</h2>
    <div>
      <p>I answer by hand when there is an address, and by email when there is not. Both take about a fortnight.</p>
      <form class="note-form" data-form="Letter to Ivo" method="post">
        <div class="note-field"><label class="note-label" for="note-name">Your name</label><input class="note-input" id="note-name" name="name" type="text" autocomplete="name" required></div>
        <div class="note-field"><label class="note-label" for="note-email">Your email address</label><input class="note-input" id="note-email" name="email" type="email" autocomplete="email" required></div>
        <div class="note-field"><label class="note-label" for="note-address">Your postal address, if you would like a reply on paper</label><textarea class="note-area note-address" id="note-address" name="address" rows="3" autocomplete="street-address"></textarea></div>
        <div class="note-field"><label class="note-label" for="note-letter">Your letter</label><textarea class="note-area" id="note-letter" name="letter" rows="8" required></textarea></div>
        <button class="note-send" type="submit">Post it</button>
      </form>
    </div>
  </section>
  ${LETTER}
</main>
${FOOTER}`;

export const essayJournal: Template = {
  id: "essay-journal",
  name: line("Writer’s journal"),
  category: "personal",
  colors: {
    background: "#fbf8ee",
    surface: "#f3efe1",
    text: "#10302e",
    muted: "#4a625f",
    line: "#d2d5c7",
    accent: "#0b5a54",
    "on-accent": "#fbf8ee",
    tide: "#0c3d3b",
  },
  fonts: { heading: "newsreader", body: "newsreader" },
  css: ESSAY_JOURNAL_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Ivo Lindqvist, notes from a tidal island",
      description:
        "Essays by Ivo Lindqvist, written on Skerra, an island at the end of a road that is mostly under water.",
      html: HOME,
    },
    {
      id: "late-crossing",
      name: "The late crossing",
      slug: "late-crossing",
      title: "The late crossing, an essay by Ivo Lindqvist",
      description: "On tide tables, gaskets, and finding out what your number is.",
      html: ESSAY,
    },
    {
      id: "books",
      name: "Books",
      slug: "books",
      title: "Books by Ivo Lindqvist",
      description: "Slack Water, Nineteen Chimneys and The Weather Upstairs, and where to hear them read.",
      html: BOOKS,
    },
    {
      id: "about",
      name: "About",
      slug: "about",
      title: "About Ivo Lindqvist",
      description: "Who Ivo Lindqvist is, where he lives, and how to write to him.",
      html: ABOUT,
    },
  ],
};
