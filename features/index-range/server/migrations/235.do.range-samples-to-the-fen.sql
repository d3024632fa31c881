-- Costs per ㎡ to the fen from now on, as the projects' own pages quote them: every sample is taken in anew.
delete from range_sample;
