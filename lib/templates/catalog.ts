import { blank } from "@/lib/templates/blank";
import { agency } from "@/lib/templates/catalog/agency";
import { architectureOffice } from "@/lib/templates/catalog/architecture-office";
import { bikeRepair } from "@/lib/templates/catalog/bike-repair";
import { bridgeConference } from "@/lib/templates/catalog/bridge-conference";
import { choirFestival } from "@/lib/templates/catalog/choir-festival";
import { cornerCafe } from "@/lib/templates/catalog/corner-cafe";
import { essayJournal } from "@/lib/templates/catalog/essay-journal";
import { estateAgent } from "@/lib/templates/catalog/estate-agent";
import { hairSalon } from "@/lib/templates/catalog/hair-salon";
import { illustratorPortfolio } from "@/lib/templates/catalog/illustrator-portfolio";
import { islandHotel } from "@/lib/templates/catalog/island-hotel";
import { lawFirm } from "@/lib/templates/catalog/law-firm";
import { nonProfit } from "@/lib/templates/catalog/non-profit";
import { physioPractice } from "@/lib/templates/catalog/physio-practice";
import { plantNursery } from "@/lib/templates/catalog/plant-nursery";
import { potteryStudio } from "@/lib/templates/catalog/pottery-studio";
import { supperRestaurant } from "@/lib/templates/catalog/supper-restaurant";
import { walkingClub } from "@/lib/templates/catalog/walking-club";
import { weatherApp } from "@/lib/templates/catalog/weather-app";
import { wedding } from "@/lib/templates/catalog/wedding";
import type { Template } from "@/lib/templates/template";

/** The templates that come with Plinth, in the order in which they are offered. */
export const CATALOG: readonly Template[] = [
  blank,
  hairSalon,
  cornerCafe,
  islandHotel,
  lawFirm,
  wedding,
  estateAgent,
  agency,
  nonProfit,
  potteryStudio,
  illustratorPortfolio,
  supperRestaurant,
  bridgeConference,
  bikeRepair,
  walkingClub,
  weatherApp,
  essayJournal,
  architectureOffice,
  plantNursery,
  choirFestival,
  physioPractice,
];
