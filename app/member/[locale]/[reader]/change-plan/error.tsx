"use client";

import { BoundaryScreen } from "@/components/layout/boundary-screen";

export default BoundaryScreen;
