import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import { PLANT_NURSERY_CSS } from "@/lib/templates/catalog/plant-nursery-css";
import type { Template } from "@/lib/templates/template";

const HEADER = html`
<a class="skip-link" href="#content">Skip to the content</a>
<header class="site-header">
  <nav class="header-links" aria-label="Shop">
    <a class="header-link" href="/plants">Plants</a>
    <a class="header-link" href="/clinic">Plant clinic</a>
  </nav>
  <a class="site-name" href="/">Fernside</a>
  <nav class="header-links-end" aria-label="Visit">
    <a class="header-link" href="/visit">Hours</a>
    <a class="header-link" href="/visit#way">Find us</a>
  </nav>
</header>`;

const SEASONS = html`
<section class="seasons">
  <div class="wrap">
    <h2 class="seasons-title">We keep the hours that plants keep</h2>
    <div class="seasons-grid">
      <article class="season">
        <img class="season-picture" src="/templates/plant-nursery/winter.svg" alt="" width="400" height="300" loading="lazy">
        <div class="season-body"><h3 class="season-name">Winter</h3><p class="season-months">1 November to 28 February</p><p class="season-hours">Thursday to Sunday, 10&nbsp;to&nbsp;4</p></div>
      </article>
      <article class="season">
        <img class="season-picture" src="/templates/plant-nursery/spring.svg" alt="" width="400" height="300" loading="lazy">
        <div class="season-body"><h3 class="season-name">Spring</h3><p class="season-months">1 March to 31 May</p><p class="season-hours">Every day, 9&nbsp;to&nbsp;5.30</p></div>
      </article>
      <article class="season">
        <img class="season-picture" src="/templates/plant-nursery/summer.svg" alt="" width="400" height="300" loading="lazy">
        <div class="season-body"><h3 class="season-name">Summer</h3><p class="season-months">1 June to 31 August</p><p class="season-hours">Tuesday to Sunday, 9&nbsp;to&nbsp;6, Wednesday until&nbsp;8</p></div>
      </article>
      <article class="season">
        <img class="season-picture" src="/templates/plant-nursery/autumn.svg" alt="" width="400" height="300" loading="lazy">
        <div class="season-body"><h3 class="season-name">Autumn</h3><p class="season-months">1 September to 31 October</p><p class="season-hours">Tuesday to Sunday, 9&nbsp;to&nbsp;5</p></div>
      </article>
    </div>
  </div>
</section>`;

const FOOTER = html`
<footer class="site-footer">
  <div class="wrap footer-grid">
    <p class="footer-name">Fernside Nursery</p>
    <div>
      <h2 class="footer-title">Come by</h2>
      <address class="footer-text">Mill Lane, Ashcombe Hollow, AH5&nbsp;2RF</address>
      <p><a class="footer-link" href="/visit#way">How to find us</a></p>
    </div>
    <div>
      <h2 class="footer-title">Ask us</h2>
      <p><a class="footer-link" href="tel:+441632960377">01632 960 377</a></p>
      <p><a class="footer-link" href="mailto:bench@fernside.example">bench@fernside.example</a></p>
    </div>
    <p class="footer-small">Closed from 24 December to 3 January, when only the robins are served.</p>
  </div>
</footer>`;

const HOME = html`${HEADER}
<main id="content">
  <section class="wrap hero">
    <div class="hero-body">
      <h1 class="hero-title">Plants that have met the weather</h1>
      <p class="hero-text">Everything we sell has stood outside in this valley for at least one winter. Ferns, hellebores, old pears: raised on our own benches, in peat-free compost.</p>
      <div class="hero-actions">
        <a class="button" href="/plants">See the winter list</a>
        <a class="button-quiet" href="/visit">Opening hours</a>
      </div>
    </div>
    <div class="hero-figure">
      <img class="hero-picture" src="/templates/plant-nursery/fern-and-hellebore.svg" alt="Fern fronds and three hellebore flowers in a terracotta pot, in front of a lime sun" width="900" height="1100">
    </div>
  </section>
  <section class="strip" aria-label="News">
    <div class="wrap strip-row">
      <ul class="strip-list">
        <li class="strip-item">Winter hours: Thursday to Sunday, 10&nbsp;to&nbsp;4</li>
        <li class="strip-item">Bare-root pears and hedging until 28&nbsp;February</li>
        <li class="strip-item">Plant clinic every Saturday, 10&nbsp;to&nbsp;12, no&nbsp;charge</li>
      </ul>
    </div>
  </section>

  <section class="paper plants" id="winter">
    <div class="wrap">
      <div class="plants-head">
        <h2 class="big-title">On the benches this winter</h2>
        <p class="paper-note">We count on Monday mornings, so this list is only right for a few days at a time. Telephone and we will put a pot aside for you until Sunday.</p>
      </div>
      <ul class="plants-grid">
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/hellebore.svg" alt="Dark plum hellebore flowers in a terracotta pot" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Lenten rose ‘Sloe’</h3><p class="plant-price">£11.50</p></div>
          <p class="plant-latin">Helleborus × hybridus</p>
          <p class="plant-notes">Half shade. Flowers from January. Cut last year’s leaves off at the ground in December.</p>
        </li>
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/snowdrop.svg" alt="Four snowdrops hanging from their stems" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Snowdrops, in the green</h3><p class="plant-price">£4.80</p></div>
          <p class="plant-latin">Galanthus nivalis</p>
          <p class="plant-notes">Under trees. Pot of ten, sold in leaf, which is how they like to move. Plant the same day.</p>
        </li>
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/cyclamen.svg" alt="Pink cyclamen above silver-marked leaves" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Winter cyclamen</h3><p class="plant-price">£5.20</p></div>
          <p class="plant-latin">Cyclamen coum</p>
          <p class="plant-notes">Dry shade, even beneath a beech. Leave the tuber’s top just showing. Minus 15 does no harm.</p>
        </li>
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/witch-hazel.svg" alt="Bare branch with spidery yellow flowers" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Witch hazel ‘Marigold Lane’</h3><p class="plant-price">£42.00</p></div>
          <p class="plant-latin">Hamamelis × intermedia</p>
          <p class="plant-notes">Sun, soil that never bakes. Scent reaches the gate on a still day. Two metres in five years.</p>
        </li>
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/harts-tongue.svg" alt="Glossy strap-shaped fern leaves" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Hart’s-tongue fern</h3><p class="plant-price">£7.50</p></div>
          <p class="plant-latin">Asplenium scolopendrium</p>
          <p class="plant-notes">Deep shade, north walls, wells. Likes lime. Water in its first summer, then forget it.</p>
        </li>
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/shield-fern.svg" alt="Fountain of feathery fern fronds on a lime ground" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Soft shield fern</h3><p class="plant-price">£8.90</p></div>
          <p class="plant-latin">Polystichum setiferum</p>
          <p class="plant-notes">Shade to half sun. Stays green until April. Grown from our own spores on the north bench.</p>
        </li>
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/anemone.svg" alt="White and blush anemone flowers on tall stems" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Japanese anemone ‘Chapel’</h3><p class="plant-price">£9.20</p></div>
          <p class="plant-latin">Anemone × hybrida</p>
          <p class="plant-notes">Asleep in its pot until April, awake until October. Once settled, it stays for good.</p>
        </li>
        <li class="plant">
          <img class="plant-picture" src="/templates/plant-nursery/espalier-pear.svg" alt="Trained pear tree with yellow pears against a brick wall" width="480" height="560" loading="lazy">
          <div class="plant-top"><h3 class="plant-name">Espalier pear, three tiers</h3><p class="plant-price">£96.00</p></div>
          <p class="plant-latin">Pyrus communis ‘Old Rector’</p>
          <p class="plant-notes">Bare root until the end of February. West wall, 3.2 metres of it. First pears in year two.</p>
        </li>
      </ul>
      <div class="plants-end">
        <a class="button-dark" href="/plants">All plants and prices</a>
        <p class="paper-note">Or ask Hettie what would grow by your back door.</p>
      </div>
    </div>
  </section>

  <section>
    <img class="glass-picture" src="/templates/plant-nursery/glasshouse.svg" alt="Lit glasshouse at dusk, full of ferns and flowers, with a gardener watering" width="1600" height="640" loading="lazy">
    <div class="wrap glass-grid">
      <article>
        <h2 class="glass-title">Grown within sight of the till</h2>
        <p class="glass-text">Four out of five plants start here as a spore, a seed or a cutting. The rest come from two growers whose gates we can see from ours.</p>
      </article>
      <article>
        <h2 class="glass-title">No peat since 2009</h2>
        <p class="glass-text">We mix bark, leaf mould and sheep’s wool from Hollow Farm. It holds water even in June. Mixing it keeps two of us busy with shovels every Tuesday.</p>
      </article>
      <article>
        <h2 class="glass-title">Guaranteed for a year</h2>
        <p class="glass-text">If a hardy plant dies within twelve months, bring back the pot and tell us what happened. We will give you another one, and some advice.</p>
      </article>
    </div>
  </section>

  <section class="jobs">
    <div class="wrap jobs-grid">
      <div>
        <h2 class="big-title">What to do before the frost goes</h2>
        <p class="jobs-text">A short list, by Hettie, who has done these jobs in this order for thirty-one winters. Stop when your fingers do.</p>
      </div>
      <ol class="jobs-list">
        <li class="job"><span class="job-when">November</span><p class="job-text">Rake leaves onto the beds, not off them. Ferns grow up through them, and you get fewer slugs, not more.</p></li>
        <li class="job"><span class="job-when">December</span><p class="job-text">Cut hellebore leaves to the ground before the buds rise. It looks harsh, but it prevents leaf spot.</p></li>
        <li class="job"><span class="job-when">January</span><p class="job-text">Plant anything bare-root on a day when the ground is soft enough to dig. Soak the roots in a bucket first.</p></li>
        <li class="job"><span class="job-when">February</span><p class="job-text">Prune pears while they sleep. Lift and divide snowdrops the week the flowers fade.</p></li>
      </ol>
    </div>
  </section>
  ${SEASONS}
  <section class="clinic">
    <div class="clinic-grid">
      <div class="clinic-figure">
        <img class="clinic-picture" src="/templates/plant-nursery/leaf-clinic.svg" alt="Spotted leaf on paper under a magnifying glass that shows three small beetles" width="900" height="760" loading="lazy">
      </div>
      <div class="clinic-body">
        <h2 class="big-title">Bring us a leaf in a bag</h2>
        <p class="clinic-text">On Saturday mornings Ravi sits by the stove with a lens, a kettle and a very old book. He will tell you what it is, whether it spreads, and what to do about it. Usually the answer is to do less.</p>
        <a class="button-dark" href="/clinic">Ask the plant clinic</a>
      </div>
    </div>
  </section>

  <section class="wrap letters">
    <div class="letters-grid">
      <blockquote>
        <p class="letter-words">“I came for one fern for a dark passage. Eleven years later it is not a passage any more, it is a gorge.”</p>
        <p class="letter-from">Winifred Oakes, Nether Ashcombe</p>
      </blockquote>
      <div class="letter-side">
        <h2 class="letter-side-title">Vouchers on seed paper</h2>
        <p class="letter-side-text">From £10, posted within two days. They never expire, and if you forget to use one, plant it: there are chamomile seeds in the paper.</p>
        <div><a class="button-quiet" href="tel:+441632960377">Order by telephone</a></div>
      </div>
    </div>
  </section>
</main>
${FOOTER}`;

const PLANTS = html`${HEADER}
<main id="content">
  <section class="wrap page-head">
    <h1 class="page-title">The winter list</h1>
    <p class="page-text">Prices include the pot, which you can bring back to us. Heights are after five years with ordinary care. If a plant is not listed, it may still be behind the shed, so do ask.</p>
    <nav class="jumps" aria-label="Groups of plants">
      <a class="jump" href="#ferns">Ferns</a>
      <a class="jump" href="#winter-flowers">Winter flowers</a>
      <a class="jump" href="#perennials">Perennials</a>
      <a class="jump" href="#trees">Shrubs and trees</a>
    </nav>
  </section>
  <div class="paper">
    <div class="wrap">
      <section class="group" id="ferns">
        <div class="group-side">
          <h2 class="group-title">Ferns</h2>
          <p class="group-text">Forty-one kinds, all raised here from spores or division. These six are the ones we would plant first.</p>
        </div>
        <ul class="group-list">
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/harts-tongue.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Hart’s-tongue fern</h3><p class="row-latin">Asplenium scolopendrium</p><p class="row-notes">Deep shade, likes lime. Evergreen, 45 cm.</p></div>
            <p class="row-price">£7.50 <span class="row-pot">1 litre</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/shield-fern.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Soft shield fern</h3><p class="row-latin">Polystichum setiferum</p><p class="row-notes">Shade to half sun. Evergreen, 80 cm.</p></div>
            <p class="row-price">£8.90 <span class="row-pot">1.5 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/royal-fern.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Royal fern</h3><p class="row-latin">Osmunda regalis</p><p class="row-notes">Wet feet and sun. Copper in October, 140 cm.</p></div>
            <p class="row-price">£14.00 <span class="row-pot">3 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/lady-fern.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Lady in red</h3><p class="row-latin">Athyrium filix-femina</p><p class="row-notes">Half shade, moist. Red stems, sleeps in winter.</p></div>
            <p class="row-price">£8.50 <span class="row-pot">1.5 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/polypody.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Polypody</h3><p class="row-latin">Polypodium vulgare</p><p class="row-notes">Walls, stumps, roofs. Needs hardly any soil, 25 cm.</p></div>
            <p class="row-price">£6.80 <span class="row-pot">1 litre</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/ostrich-fern.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Ostrich fern</h3><p class="row-latin">Matteuccia struthiopteris</p><p class="row-notes">Shuttlecocks by the pond. Runs, so give it room.</p></div>
            <p class="row-price">£12.50 <span class="row-pot">3 litres</span></p>
          </li>
        </ul>
      </section>
      <section class="group" id="winter-flowers">
        <div class="group-side">
          <h2 class="group-title">Winter flowers</h2>
          <p class="group-text">In flower between the first frost and the first cut of the lawn.</p>
        </div>
        <ul class="group-list">
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/hellebore.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Lenten rose ‘Sloe’</h3><p class="row-latin">Helleborus × hybridus</p><p class="row-notes">Half shade, rich soil. January to April, 40 cm.</p></div>
            <p class="row-price">£11.50 <span class="row-pot">2 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/snowdrop.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Snowdrops, in the green</h3><p class="row-latin">Galanthus nivalis</p><p class="row-notes">Under trees. Ten in a pot, from mid January.</p></div>
            <p class="row-price">£4.80 <span class="row-pot">9 cm</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/cyclamen.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Winter cyclamen</h3><p class="row-latin">Cyclamen coum</p><p class="row-notes">Dry shade. December to March, 8 cm.</p></div>
            <p class="row-price">£5.20 <span class="row-pot">9 cm</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/aconite.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Winter aconite</h3><p class="row-latin">Eranthis hyemalis</p><p class="row-notes">Full light in winter, shade later. Ten in a pot.</p></div>
            <p class="row-price">£4.60 <span class="row-pot">9 cm</span></p>
          </li>
        </ul>
      </section>
      <section class="group" id="perennials">
        <div class="group-side">
          <h2 class="group-title">Perennials</h2>
          <p class="group-text">Most are asleep now. For now you get a pot of soil and a label, which is cheaper, and the plant roots better for it.</p>
        </div>
        <ul class="group-list">
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/anemone.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Japanese anemone ‘Chapel’</h3><p class="row-latin">Anemone × hybrida</p><p class="row-notes">Sun or half shade. August to October, 120 cm.</p></div>
            <p class="row-price">£9.20 <span class="row-pot">2 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/sea-holly.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Sea holly ‘Skylight’</h3><p class="row-latin">Eryngium × zabelii</p><p class="row-notes">Full sun, poor dry soil. Steel blue in July, 70 cm.</p></div>
            <p class="row-price">£8.40 <span class="row-pot">2 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/catmint.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Catmint ‘Fern Lane’</h3><p class="row-latin">Nepeta × faassenii</p><p class="row-notes">Sun. Shear in June and it flowers again, 50 cm.</p></div>
            <p class="row-price">£6.90 <span class="row-pot">1.5 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/burnet.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Great burnet</h3><p class="row-latin">Sanguisorba officinalis</p><p class="row-notes">Sun, damp. Dark buttons on wiry stems, 160 cm.</p></div>
            <p class="row-price">£8.20 <span class="row-pot">2 litres</span></p>
          </li>
        </ul>
      </section>
      <section class="group" id="trees">
        <div class="group-side">
          <h2 class="group-title">Shrubs and trees</h2>
          <p class="group-text">Bare-root from the field until 28 February, in pots all year.</p>
        </div>
        <ul class="group-list">
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/witch-hazel.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Witch hazel ‘Marigold Lane’</h3><p class="row-latin">Hamamelis × intermedia</p><p class="row-notes">Sun, moist soil. December to February, 2 m.</p></div>
            <p class="row-price">£42.00 <span class="row-pot">7.5 litres</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/espalier-pear.svg" alt="" width="480" height="560" loading="lazy">
            <div><h3 class="row-name">Espalier pear, three tiers</h3><p class="row-latin">Pyrus communis ‘Old Rector’</p><p class="row-notes">West wall, 3.2 m wide. Pears keep until Christmas.</p></div>
            <p class="row-price">£96.00 <span class="row-pot">bare root</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/hawthorn.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Hawthorn hedging</h3><p class="row-latin">Crataegus monogyna</p><p class="row-notes">Grows anywhere. Five plants to the metre, 60 cm.</p></div>
            <p class="row-price">£1.40 <span class="row-pot">bare root</span></p>
          </li>
          <li class="row">
            <img class="row-picture" src="/templates/plant-nursery/dogwood.svg" alt="" width="320" height="320" loading="lazy">
            <div><h3 class="row-name">Dogwood ‘Ember’</h3><p class="row-latin">Cornus sanguinea</p><p class="row-notes">Sun. Cut hard in March for red stems, 1.5 m.</p></div>
            <p class="row-price">£13.50 <span class="row-pot">3 litres</span></p>
          </li>
        </ul>
      </section>
    </div>
  </div>
  <section class="wrap promise">
    <article>
      <h2 class="glass-title">Put aside</h2>
      <p class="glass-text">We hold pots under your name until Sunday evening. Telephone before ten and they will be by the door at eleven.</p>
    </article>
    <article>
      <h2 class="glass-title">Sent out</h2>
      <p class="glass-text">Up to six pots go by post in a straw-lined box, Mondays and Tuesdays only, so that none spends a weekend in a depot. £8.50 a box.</p>
    </article>
    <article>
      <h2 class="glass-title">Planted for you</h2>
      <p class="glass-text">Within twelve miles, Tom comes with the van, a spade and a thermos. £38 an hour, plants at list price.</p>
    </article>
  </section>
  ${SEASONS}
</main>
${FOOTER}`;

const CLINIC = html`${HEADER}
<main id="content">
  <section class="clinic">
    <div class="clinic-grid">
      <div class="clinic-body-start">
        <h1 class="page-title">Plant clinic</h1>
        <p class="clinic-text">Saturdays, 10 to 12, by the stove in the potting shed. No appointment and no charge. If you live far away or the patient is a tree, describe it below and Ravi will write back by Tuesday.</p>
        <a class="button-dark" href="#ask">Describe your plant</a>
      </div>
      <div class="clinic-figure">
        <img class="clinic-picture" src="/templates/plant-nursery/leaf-clinic.svg" alt="Spotted leaf on paper under a magnifying glass that shows three small beetles" width="900" height="760">
      </div>
    </div>
  </section>
  <section class="wrap before">
    <h2 class="big-title">Before you come</h2>
    <ol class="steps">
      <li>
        <p class="step-number" aria-hidden="true">1</p>
        <h3 class="step-title">Pick three leaves</h3>
        <p class="step-text">One bad, one worse and one that still looks healthy. Seal them in a bag with a damp cloth.</p>
      </li>
      <li>
        <p class="step-number" aria-hidden="true">2</p>
        <h3 class="step-title">Look underneath</h3>
        <p class="step-text">Under the leaf, and under the pot. Most of what goes wrong is on the side that nobody sees.</p>
      </li>
      <li>
        <p class="step-number" aria-hidden="true">3</p>
        <h3 class="step-title">Remember the water</h3>
        <p class="step-text">How often, how much, and where it comes from. You may round down, but Ravi will add a third anyway.</p>
      </li>
    </ol>
  </section>
  <section class="paper form-section" id="ask">
    <div class="wrap form-grid">
      <div>
        <h2 class="big-title">Tell Ravi what you see</h2>
        <p class="group-text">Answers go out on Tuesdays. In May, when everyone’s roses have greenfly at once, it can be Wednesday.</p>
      </div>
      <form class="form" data-form="Plant clinic" method="post">
        <div class="field">
          <label class="field-label" for="clinic-name">Your name</label>
          <input class="field-input" id="clinic-name" name="name" type="text" autocomplete="name" required>
        </div>
        <div class="field">
          <label class="field-label" for="clinic-email">Email</label>
          <input class="field-input" id="clinic-email" name="email" type="email" autocomplete="email" required>
        </div>
        <div class="field">
          <label class="field-label" for="clinic-plant">Which plant?</label>
          <input class="field-input" id="clinic-plant" name="plant" type="text" required>
        </div>
        <div class="field">
          <label class="field-label" for="clinic-where">Where is it growing?</label>
          <select class="field-input" id="clinic-where" name="where">
            <option>In the garden, sun</option>
            <option>In the garden, shade</option>
            <option>In a pot outside</option>
            <option>Indoors</option>
            <option>Under glass</option>
          </select>
        </div>
        <div class="field-wide">
          <label class="field-label" for="clinic-message">What has changed, and when did it start?</label>
          <textarea class="field-area" id="clinic-message" name="message" rows="5" required></textarea>
        </div>
        <div class="field-wide">
          <label class="field-label" for="clinic-water">How do you water it?</label>
          <input class="field-input" id="clinic-water" name="water" type="text" placeholder="A can of rainwater on Sundays">
        </div>
        <div class="form-end">
          <button class="button-dark" type="submit">Send to the clinic</button>
          <p class="form-note">We use your email address to answer you and for nothing else.</p>
        </div>
      </form>
    </div>
  </section>
  <section class="wrap asks">
    <h2 class="big-title">What we hear most</h2>
    <div class="asks-grid">
      <article class="ask">
        <h3 class="ask-title">The lower leaves are yellow</h3>
        <p class="ask-text">If the soil smells sour, it is too wet: lift the pot onto bricks. If it smells of nothing, it is hungry: give it a handful of leaf mould.</p>
      </article>
      <article class="ask">
        <h3 class="ask-title">My fern went brown in winter</h3>
        <p class="ask-text">Half of them are meant to. Leave the fronds until the new ones are as long as your thumb, then cut.</p>
      </article>
      <article class="ask">
        <h3 class="ask-title">Something is eating the hostas</h3>
        <p class="ask-text">Slugs at night, weevils at the edges, deer from above. Send the leaf: each has its own handwriting.</p>
      </article>
      <article class="ask">
        <h3 class="ask-title">The pear has rusty spots</h3>
        <p class="ask-text">Pear rust, from a juniper up to a mile away. It looks worse than it is. Rake up the leaves and be kind to your neighbour.</p>
      </article>
    </div>
  </section>
</main>
${FOOTER}`;

const VISIT = html`${HEADER}
<main id="content">
  <section class="wrap page-head">
    <h1 class="page-title">Down the lane, past the mill</h1>
    <p class="page-text">Two acres, three glasshouses, a stove and a shed with tea. Dogs on leads are welcome; ours is called Mulch and is not on a lead.</p>
  </section>
  <img class="map-picture" src="/templates/plant-nursery/map.svg" alt="Drawn map of fields, lanes, the village and the river, with the nursery marked above the crossroads" width="1200" height="760">
  <section class="wrap ways" id="way">
    <article>
      <h2 class="glass-title">By car</h2>
      <p class="glass-text">From Ashcombe take Mill Lane for a mile and a half. After the white mill, second gate on the left. Parking for twenty, and for one tractor.</p>
    </article>
    <article>
      <h2 class="glass-title">By bus or on foot</h2>
      <p class="glass-text">Bus 34 stops at Ashcombe Cross every hour. From there the footpath along the stream takes twelve minutes, and is worth putting boots on for.</p>
    </article>
    <article>
      <h2 class="glass-title">Wheelchairs and pushchairs</h2>
      <p class="glass-text">Level gravel to the shop and both lower glasshouses, a ramp to the shed, and an accessible toilet. Ask us for a flat trolley.</p>
    </article>
  </section>
  ${SEASONS}
  <section class="paper prices">
    <div class="wrap prices-grid">
      <div>
        <h2 class="big-title">If it will not fit on the back seat</h2>
        <p class="group-text">Tom delivers on Wednesdays and Fridays. Dig the hole beforehand, and he will carry your plant right to it.</p>
      </div>
      <table class="prices-table">
        <thead>
          <tr><th class="prices-head" scope="col">Delivery</th><th class="prices-head-end" scope="col">Up to 10 pots</th><th class="prices-head-end" scope="col">More, or a tree</th></tr>
        </thead>
        <tbody>
          <tr><th class="prices-name" scope="row">Ashcombe and the Hollow</th><td class="prices-cell">£5</td><td class="prices-cell">£10</td></tr>
          <tr><th class="prices-name" scope="row">Within 6 miles</th><td class="prices-cell">£9</td><td class="prices-cell">£16</td></tr>
          <tr><th class="prices-name" scope="row">Within 12 miles</th><td class="prices-cell">£14</td><td class="prices-cell">£24</td></tr>
          <tr><th class="prices-name" scope="row">Further, by post</th><td class="prices-cell">£8.50 a box</td><td class="prices-cell">ask us</td></tr>
        </tbody>
      </table>
    </div>
  </section>
  <section class="wrap asks">
    <h2 class="big-title">While you are here</h2>
    <div class="asks-grid">
      <article class="ask">
        <h3 class="ask-title">Tea in the shed</h3>
        <p class="ask-text">£1.50 in the honesty box, with two kinds of cake at weekends. If the urn is off, knock.</p>
      </article>
      <article class="ask">
        <h3 class="ask-title">The fern walk</h3>
        <p class="ask-text">Behind the third glasshouse, two hundred paces along the stream, with every fern labelled. Open when we are.</p>
      </article>
      <article class="ask">
        <h3 class="ask-title">Groups</h3>
        <p class="ask-text">Garden clubs of eight to twenty, any Wednesday from March. £6 each, with tea and a tour from Hettie.</p>
      </article>
      <article class="ask">
        <h3 class="ask-title">Old pots</h3>
        <p class="ask-text">Leave them by the blue door, ours or not, any size. We wash them and use them again.</p>
      </article>
    </div>
  </section>
</main>
${FOOTER}`;

export const plantNursery: Template = {
  id: "plant-nursery",
  name: line("Plant nursery"),
  category: "shop",
  colors: {
    background: "#12291f",
    surface: "#1b382b",
    text: "#f5efdc",
    muted: "#bccab4",
    line: "#41624f",
    accent: "#c6e34b",
    "on-accent": "#16281a",
    cream: "#f5efdc",
    milk: "#fffdf5",
    straw: "#ddd2af",
    ink: "#16281a",
    moss: "#4d5c42",
    deep: "#0d2018",
  },
  fonts: { heading: "fraunces", body: "instrument-sans" },
  css: PLANT_NURSERY_CSS,
  pages: [
    {
      id: "home",
      name: "Home",
      slug: "",
      title: "Fernside Nursery, Ashcombe Hollow",
      description: "Ferns, hellebores, perennials and old pears, raised outdoors without peat in Ashcombe Hollow.",
      html: HOME,
    },
    {
      id: "plants",
      name: "Plants",
      slug: "plants",
      title: "Plants and prices this winter | Fernside Nursery",
      description: "The winter list: ferns, winter flowers, perennials, shrubs and trees with prices and care notes.",
      html: PLANTS,
    },
    {
      id: "clinic",
      name: "Plant clinic",
      slug: "clinic",
      title: "Plant clinic on Saturdays | Fernside Nursery",
      description: "Bring a sick leaf on Saturday from 10 to 12, or describe it here. Free, answers by Tuesday.",
      html: CLINIC,
    },
    {
      id: "visit",
      name: "Visit",
      slug: "visit",
      title: "Opening hours and how to find us | Fernside Nursery",
      description: "Opening hours by season, how to find us in Mill Lane, and what delivery costs.",
      html: VISIT,
    },
  ],
};
