import { line } from "@/lib/i18n/line";
import type { SectionCategory } from "@/lib/sections/section";

/** Other words that people search for, for each category of sections. */
export const CATEGORY_WORDS: Readonly<Record<SectionCategory, string>> = {
  header: line("header, menu, navigation, navbar, top, logo"),
  hero: line("hero, banner, cover, intro, start, welcome"),
  features: line("features, services, benefits, offers, steps, process"),
  content: line("text, about, story, article, blog, news, columns, numbers"),
  gallery: line("gallery, photos, images, pictures, portfolio, products, shop, slider"),
  people: line("team, staff, about us, portrait, contact person"),
  quotes: line("testimonials, reviews, quotes, customers, opinions, stars"),
  pricing: line("prices, price list, menu, plans, packages, rates, table"),
  questions: line("questions, answers, FAQ, help, accordion"),
  contact: line("contact, form, address, opening hours, directions, map, email, phone, newsletter"),
  "call-to-action": line("call to action, button, banner, booking, sign up"),
  footer: line("footer, bottom, imprint, legal, copyright"),
};

/** Other words that people search for, for each basic block. */
export const BLOCK_WORDS: Readonly<Record<string, string>> = {
  section: line("section, row, block, container"),
  heading: line("heading, headline, title, h1, h2"),
  text: line("text, paragraph, words"),
  button: line("button, call to action"),
  link: line("link, address, url"),
  file: line("file, PDF, download, document, attachment"),
  picture: line("picture, photo, image, logo, icon"),
  box: line("box, container, card, div"),
  "columns-2": line("columns, grid, side by side"),
  "columns-3": line("columns, grid, side by side"),
  list: line("list, bullets, points"),
  quote: line("quote, testimonial, review"),
  divider: line("divider, line, separator, space"),
  video: line("video, film, YouTube, Vimeo"),
  map: line("map, directions, location, Google Maps, OpenStreetMap"),
  form: line("form, contact, fields, newsletter, booking"),
  "form-text": line("field, input, text, email, phone, number, date, form"),
  "form-choice": line("select, drop-down, choice, options, list, form"),
  "form-checkbox": line("checkbox, tick, consent, privacy, agree, terms, form"),
  "custom-code": line("code, HTML, embed, widget, script"),
};
